import { dataExiste } from '@domain/datas.ts';
import * as z from 'zod/mini';
import { type NovoLugar, PERIODOS } from '../api/espera.ts';

const diaOuNada = z
  .string()
  .check(
    z.refine(
      (dia) => dia === '' || dataExiste(dia),
      'Dia: informe, por exemplo, 25/11, ou deixe em branco.',
    ),
  );

/** A place in the waiting list as the form asks for it; empty texts mean none, or any. */
export const lugarSchema = z
  .object({
    paciente: z.uuid('Paciente: escolha quem vai esperar.'),
    tipo: z.uuid('Tipo de atendimento: escolha um.'),
    medico: z.string(),
    periodo: z.enum(PERIODOS),
    dias: z.array(z.number()).check(z.minLength(1, 'Dias: marque ao menos um.')),
    de: diaOuNada,
    ate: diaOuNada,
    prioridade: z.string(),
    observacoes: z.string().check(z.trim(), z.maxLength(500, 'Use no máximo 500 letras.')),
  })
  .check(
    z.refine(({ de, ate }) => !de || !ate || de <= ate, {
      error: 'Até: precisa vir depois do primeiro dia.',
      path: ['ate'],
    }),
  );
export type CamposDoLugar = z.infer<typeof lugarSchema>;

/** What is written of the form. */
export function linhaDoLugar(clinicaId: string, campos: CamposDoLugar): NovoLugar {
  return {
    clinica_id: clinicaId,
    paciente_id: campos.paciente,
    tipo_id: campos.tipo,
    medico_id: campos.medico || null,
    periodo: campos.periodo,
    dias_da_semana: campos.dias,
    a_partir_de: campos.de || null,
    ate: campos.ate || null,
    prioridade: Number(campos.prioridade),
    observacoes: campos.observacoes || null,
  };
}
