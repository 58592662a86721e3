import * as z from 'zod/mini';
import { MAXIMO_DA_SECAO } from '../prontuario.ts';
import { SINAIS_VITAIS, type SinalVital } from '../sinais-vitais.ts';

function secao(rotulo: string) {
  return z
    .string()
    .check(
      z.maxLength(
        MAXIMO_DA_SECAO,
        `${rotulo}: o texto passou de ${MAXIMO_DA_SECAO.toLocaleString('pt-BR')} caracteres.`,
      ),
    );
}

function sinal(nome: SinalVital) {
  const { rotulo, unidade, minimo, maximo, casas } = SINAIS_VITAIS[nome];
  const faixa = `${rotulo}: informe um valor entre ${numero(minimo)} e ${numero(maximo)} ${unidade}.`;
  const passo = 10 ** -casas;
  return z.nullable(
    z
      .number(faixa)
      .check(
        z.gte(minimo, faixa),
        z.lte(maximo, faixa),
        z.multipleOf(
          passo,
          casas === 0
            ? `${rotulo}: informe um número inteiro.`
            : `${rotulo}: use no máximo ${casas} ${casas === 1 ? 'casa decimal' : 'casas decimais'}.`,
        ),
      ),
  );
}

function numero(valor: number): string {
  return valor.toLocaleString('pt-BR');
}

/** What a doctor writes in one entry: four texts and the vital signs, each of which may be absent. */
export const evolucaoSchema = z
  .strictObject({
    ocorrido_em: z.iso.datetime({
      offset: true,
      error: 'Data do atendimento: confira dia e hora.',
    }),
    subjetivo: secao('Subjetivo'),
    objetivo: secao('Objetivo'),
    avaliacao: secao('Avaliação'),
    plano: secao('Plano'),
    pressao_sistolica: sinal('pressao_sistolica'),
    pressao_diastolica: sinal('pressao_diastolica'),
    frequencia_cardiaca: sinal('frequencia_cardiaca'),
    frequencia_respiratoria: sinal('frequencia_respiratoria'),
    temperatura: sinal('temperatura'),
    saturacao: sinal('saturacao'),
    glicemia: sinal('glicemia'),
    peso_kg: sinal('peso_kg'),
    altura_cm: sinal('altura_cm'),
    dor: sinal('dor'),
  })
  .check(
    z.refine(
      (e) =>
        e.pressao_sistolica === null ||
        e.pressao_diastolica === null ||
        e.pressao_diastolica < e.pressao_sistolica,
      {
        error: 'Pressão diastólica: precisa ser menor que a sistólica.',
        path: ['pressao_diastolica'],
      },
    ),
  );
export type Evolucao = z.infer<typeof evolucaoSchema>;

/** Why a finished entry is corrected. */
export const motivoDeCorrecaoSchema = z
  .string('Motivo: diga o que mudou.')
  .check(
    z.trim(),
    z.minLength(3, 'Motivo: diga em poucas palavras o que mudou.'),
    z.maxLength(500, 'Motivo: use no máximo 500 caracteres.'),
  );
