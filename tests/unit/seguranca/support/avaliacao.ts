import { lerPosologia } from '@domain/posologia/ler.ts';
import { type Avaliacao, avaliar } from '@domain/seguranca/avaliar.ts';
import { BASE_DA_SEGURANCA } from '@domain/seguranca/base.ts';
import { lerPaciente, type Paciente } from '@domain/seguranca/paciente.ts';

/** A patient as the example cases write one: an age in place of a birth. */
export interface PacienteDoCaso {
  readonly idade_anos?: number;
  readonly idade_meses?: number;
  readonly idade_dias?: number;
  readonly sexo?: 'F' | 'M';
  readonly peso_kg?: number;
  readonly gestante?: boolean;
  readonly semanas?: number;
  readonly lactante?: boolean;
  readonly bebe_meses?: number;
  readonly alergias?: string | readonly string[];
  readonly condicoes?: readonly string[];
  readonly uso_atual?: readonly string[];
  readonly clearance?: number;
  readonly potassio?: number;
  readonly qtc_ms?: number;
}

const SEXO = { F: 'feminino', M: 'masculino' } as const;

export function pacienteDo({ sexo, uso_atual, ...caso }: PacienteDoCaso): Paciente {
  const informado = { ...caso, sexo: sexo && SEXO[sexo], em_uso: uso_atual };
  return lerPaciente(informado, '2026-11-22');
}

export function avaliarTextos(caso: PacienteDoCaso, textos: readonly string[]): Avaliacao {
  const itens = textos.map((texto, posicao) => ({
    campo: `medications.${posicao}`,
    texto,
    posologia: lerPosologia({ texto }),
  }));
  return avaliar(BASE_DA_SEGURANCA, pacienteDo(caso), itens);
}
