import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaAgenda } from './keys.ts';
import {
  disponibilidadeSchema,
  type Estrutura,
  type Medico,
  medicoSchema,
  REGRAS_PADRAO,
  regrasSchema,
  salaSchema,
  tipoSchema,
} from './linhas.ts';

const estruturaSchema = z.object({
  medicos: z.array(medicoSchema),
  salas: z.array(salaSchema),
  tipos: z.array(tipoSchema),
  disponibilidades: z.array(disponibilidadeSchema),
  /** Null where the clinic set none. */
  regras: z.nullable(regrasSchema),
});

/** Doctors, rooms, kinds, weekly hours and rules of a clinic: what every view stands on. */
export function estruturaOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDaAgenda.estrutura(clinicaId),
    queryFn: async ({ signal }): Promise<Estrutura> => {
      const { medicos, regras, ...estrutura } = lerLinhas(
        estruturaSchema,
        await consultar((db) =>
          db.rpc('estrutura_da_agenda', { p_clinica: clinicaId }).abortSignal(signal),
        ),
      );
      return {
        ...estrutura,
        medicos: juntar(
          medicos,
          estrutura.disponibilidades.map(({ medico }) => medico),
        ),
        regras: regras ?? REGRAS_PADRAO,
      };
    },
  });
}

/** Each doctor once, in order of name. A linked doctor sees only the own link, but everybody's hours. */
function juntar(...listas: readonly Medico[][]): Medico[] {
  const porId = new Map(listas.flat().map((medico) => [medico.id, medico]));
  return [...porId.values()].sort((a, b) =>
    semTitulo(a.nome).localeCompare(semTitulo(b.nome), 'pt-BR'),
  );
}

/** `Dra. Helena Prado` stands under H. */
const semTitulo = (nome: string) => nome.replace(/^Dra?\.?\s+/, '');
