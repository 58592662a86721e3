import { foiRecusado } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { type Calculo, COLUNAS_DO_CALCULO, calculoSchema, type NovoCalculo } from './linhas.ts';

/**
 * Keeps a result in the record. Answers the same when it was already kept by a call whose answer got
 * lost.
 */
export async function guardarCalculo(calculo: NovoCalculo): Promise<Calculo> {
  try {
    const linha = await consultar((db) =>
      db.from('calculos').insert(calculo).select(COLUNAS_DO_CALCULO).single(),
    );
    return lerLinhas(calculoSchema, linha);
  } catch (erro) {
    if (!foiRecusado(erro, 'JA_EXISTE')) throw erro;
    const linha = await consultar((db) =>
      db
        .from('calculos')
        .select(COLUNAS_DO_CALCULO)
        .eq('id', calculo.id)
        .eq('paciente_id', calculo.paciente_id)
        .single(),
    );
    return lerLinhas(calculoSchema, linha);
  }
}

/**
 * Annuls a result of the caller's own: it stays in the record, with the reason.
 * @throws {ErroDoBanco} when it was annulled before, or is somebody else's.
 */
export async function anularCalculo(id: string, motivo: string): Promise<Calculo> {
  const linha = await consultar((db) =>
    db
      .from('calculos')
      .update({ motivo_da_anulacao: motivo })
      .eq('id', id)
      .select(COLUNAS_DO_CALCULO)
      .single(),
  );
  return lerLinhas(calculoSchema, linha);
}
