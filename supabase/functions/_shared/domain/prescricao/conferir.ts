/**
 * The check of a prescription, the same while it is written and before its signature is registered. It
 * carries the tables of safety, which are heavy: the browser fetches it once there is something to check.
 */
import {
  type AchadoGuardado,
  type Composicao,
  type ItemDePrescricao,
  JUSTIFICATIVA,
} from '../contracts/prescricao.ts';
import { avaliar } from '../seguranca/avaliar.ts';
import { BASE_DA_SEGURANCA } from '../seguranca/base.ts';
import { lerPaciente, type PacienteInformado } from '../seguranca/paciente.ts';
import type { AchadoDeSeguranca } from '../seguranca/tipos.ts';
import { type Item, lerItens } from '../validacao/prescricao/pedido.ts';
import {
  type Exigido,
  exigencias,
  restricoesDoControle,
} from '../validacao/prescricao/receituario.ts';
import { lugar, nomesDosItens } from './achados.ts';
import { dividirPorReceituario, especieDe } from './receituarios.ts';

/** A prescription of one receituário, with what its kind asks of the paper. */
export interface ReceitaDividida {
  especie: string;
  documento: string;
  itens: readonly ItemDePrescricao[];
  vias: number;
  validade_dias: number | null;
}

/** What the check says of the items, for one patient, on one day. */
export interface Conferencia {
  achados: readonly AchadoDeSeguranca[];
  receitas: readonly ReceitaDividida[];
}

/** The item as a doctor writes it on one line. */
const linhaDe = ({ nome, posologia }: ItemDePrescricao) =>
  [nome, posologia].filter(Boolean).join(', ');

/** Checks what is prescribed. What is not recognised is named, never taken for safe. */
export function conferir(
  itens: Composicao['itens'],
  paciente: PacienteInformado,
  hoje: string,
): Conferencia {
  const lidos = lerItens(BASE_DA_SEGURANCA.lexico, {
    medications: itens.map((item) => ({ texto: linhaDe(item) })),
  });
  const { achados } = avaliar(
    BASE_DA_SEGURANCA,
    lerPaciente(paciente, hoje),
    lidos.map(({ campo, posologia }, posicao) => ({
      campo,
      texto: itens[posicao]?.nome ?? '',
      posologia,
    })),
  );
  const exigidos = exigencias(BASE_DA_SEGURANCA, lidos);
  return {
    achados: [...achados, ...restricoesDoControle(exigidos)],
    receitas: dividir(itens, lidos, exigidos),
  };
}

function dividir(
  itens: readonly ItemDePrescricao[],
  lidos: readonly Item[],
  exigidos: readonly Exigido[],
): ReceitaDividida[] {
  const divididas = dividirPorReceituario(
    itens.map((item, posicao) => ({
      item,
      dcbs: lidos[posicao]?.dcbs ?? [],
      controles: exigidos
        .filter((um) => um.item === lidos[posicao])
        .map(({ lista, porAdendo }) => ({ lista, porAdendo })),
    })),
  );
  return divididas.map(({ especie, itens: seus }) => {
    const regra = especieDe(especie);
    const prolongado = seus.every(({ uso_continuo }) => uso_continuo) && regra?.prolongado_dias;
    return {
      especie,
      documento: regra?.documento ?? 'Receita',
      itens: seus,
      vias: Math.max(regra?.vias.length ?? 1, 1),
      validade_dias: prolongado || (regra?.validade_dias ?? null),
    };
  });
}

/** A prescription as it is kept, to be checked again. */
export interface ReceitaGuardada {
  readonly especie: string | null;
  readonly itens: readonly ItemDePrescricao[];
  readonly achados: readonly AchadoGuardado[];
}

/** What a kept prescription lacks, for who reads the screen; empty where it may be signed. */
export function faltasDaReceita(
  { especie, itens, achados }: ReceitaGuardada,
  { achados: agora, receitas }: Conferencia,
  todos: readonly ItemDePrescricao[],
): string[] {
  const seus = new Set(itens.map((item) => todos.indexOf(item)));
  const naEspecie = receitas
    .filter((receita) => receita.especie === especie)
    .flatMap((receita) => receita.itens);
  const faltas = agora
    .filter(({ grau }) => grau === 'impede')
    .filter((achado) => achado.itens.some((campo) => seus.has(lugar(campo))))
    .filter((achado) => !justificado(achados, achado, todos))
    .map(({ frase }) => frase);
  return itens.every((item) => naEspecie.includes(item))
    ? faltas
    : [...faltas, 'O tipo de receita não é o que estes medicamentos pedem.'];
}

/** Whether a finding is among the kept ones, with its written reason. */
function justificado(
  guardados: readonly AchadoGuardado[],
  achado: AchadoDeSeguranca,
  todos: readonly ItemDePrescricao[],
): boolean {
  const nomes = nomesDosItens(achado, todos).sort().join('|');
  return guardados.some(
    ({ regra, itens, justificativa }) =>
      regra === achado.regra &&
      [...itens].sort().join('|') === nomes &&
      (justificativa ?? '').trim().length >= JUSTIFICATIVA.minimo,
  );
}
