import type { BaseDoDocumento, SobreOPaciente } from '../contracts/prescricao.ts';
import type { PacienteInformado } from '../seguranca/paciente.ts';

/** What the record knows of a patient that a prescription is checked against. */
export interface DoProntuario
  extends Pick<BaseDoDocumento, 'alergias' | 'problemas' | 'medicamentos' | 'peso_kg'> {
  readonly paciente: { readonly data_nascimento: string | null; readonly sexo: string };
}

/** The patient as the check takes it: the record, and what was told for this prescription alone. */
export function pacienteDaBase({
  paciente: { data_nascimento, sexo },
  alergias,
  problemas,
  medicamentos,
  peso_kg,
  informado,
}: DoProntuario & { readonly informado: SobreOPaciente | null }): PacienteInformado {
  return {
    data_nascimento,
    sexo,
    peso_kg,
    alergias,
    condicoes: problemas.flatMap(({ descricao, codigo }) =>
      codigo ? [descricao, codigo] : [descricao],
    ),
    em_uso: medicamentos.map(({ nome, dose }) => [nome, dose].filter(Boolean).join(', ')),
    gestante: informado?.gestante,
    semanas: informado?.semanas,
    lactante: informado?.lactante,
    creatinina: informado?.creatinina,
    rim_em: informado?.creatinina_em,
  };
}
