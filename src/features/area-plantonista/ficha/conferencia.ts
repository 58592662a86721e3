/**
 * The check of a medicine given at the bedside. It carries the tables of safety, which are heavy: only
 * `Medicamentos` fetches it, once there is something to check.
 */
import { sugerir } from '@domain/clinico/medicamentos/parecidos.ts';
import type { ConteudoDoAtendimento } from '@domain/contracts/atendimento.ts';
import { lerPosologia } from '@domain/posologia/ler.ts';
import { avaliar } from '@domain/seguranca/avaliar.ts';
import { BASE_DA_SEGURANCA } from '@domain/seguranca/base.ts';
import { lerPaciente } from '@domain/seguranca/paciente.ts';
import type { AchadoDeSeguranca } from '@domain/seguranca/tipos.ts';

interface Dado {
  readonly nome: string;
  readonly dose: string;
  readonly via?: string | undefined;
}

const CAMPO = 'medicamentos.novo';
const linhaDe = ({ nome, dose, via }: Dado) => [nome, dose, via].filter(Boolean).join(', ');

/**
 * What stands against giving this to the patient of an attendance, as far as the attendance says who it
 * is. What was given before in it counts as in use. An unknown age, weight or allergy raises nothing.
 */
export function conferirNovo(
  novo: Dado,
  { idade_anos, sexo, sinais, clinico }: ConteudoDoAtendimento,
  hoje: string,
): readonly AchadoDeSeguranca[] {
  const paciente = lerPaciente(
    {
      idade_anos,
      sexo,
      peso_kg: sinais.peso_kg,
      gestante: clinico.gestante,
      alergias: clinico.alergias?.trim() ? clinico.alergias : null,
      em_uso: [
        ...(clinico.em_uso ?? '').split(/[\n;,]+/).flatMap((um) => um.trim() || []),
        ...(clinico.medicamentos ?? []).map(({ nome }) => nome),
      ],
    },
    hoje,
  );
  const texto = linhaDe(novo);
  const item = { campo: CAMPO, texto: novo.nome, posologia: lerPosologia({ texto }) };
  const { achados } = avaliar(BASE_DA_SEGURANCA, paciente, [item]);
  // Of the new one alone: the rest was told when it was given.
  return achados.filter(({ itens }) => itens.includes(CAMPO));
}

/** Names that begin as typed. */
export const nomesComo = (digitado: string): string[] =>
  sugerir(BASE_DA_SEGURANCA.lexico, digitado).map(({ nome }) => nome);

/** What a check without findings means, and what it could not look at. */
export function semAchados({ idade_anos, sinais, clinico, sexo }: ConteudoDoAtendimento): string {
  const falta = [
    idade_anos === null && 'idade',
    sinais.peso_kg === undefined && 'peso',
    !clinico.alergias?.trim() && 'alergias',
    sexo !== 'masculino' && clinico.gestante === undefined && 'gestação',
  ].filter((um) => typeof um === 'string');
  const sem = falta.length > 0 ? ` Não foi informado: ${falta.join(', ')}.` : '';
  return `Nada foi encontrado nas tabelas. Isto não quer dizer que seja seguro.${sem}`;
}
