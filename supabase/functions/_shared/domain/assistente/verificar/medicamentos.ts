/** What the tables of safety and the sources say against the medicines of an answer. */

import { TABELAS } from '../../clinico/medicamentos/base.ts';
import type { AlertaDaResposta, PassagemAchada } from '../../contracts/assistente.ts';
import { avaliar } from '../../seguranca/avaliar.ts';
import { BASE_DA_SEGURANCA } from '../../seguranca/base.ts';
import type { Paciente } from '../../seguranca/paciente.ts';
import { eNegado } from '../../seguranca/texto-livre.ts';
import type { CodigoDeSeguranca } from '../../seguranca/tipos.ts';
import { semMarcas } from '../../texto.ts';
import { comoItem, farmacosNoTexto } from '../farmacos.ts';
import { frasesDaPassagem } from '../passagem.ts';
import { medidasDe } from './numeros.ts';

/** A sentence that says so of a medicine does not recommend it. */
const DESACONSELHA =
  /\b(?:nao\s+(?:us\w+|d[eae]\w*|prescrev\w+|faca|associ\w+|administr\w+|inici\w+|de|ha)|evit\w+|contraindica\w*|suspend\w+|proibid\w+|nunca|alergi\w+|em vez d\w+|risco\w*|nao (?:e|esta|sao) indicad\w+|nao deve\w*)\b/;
const PALAVRAS_ANTES = 4;

interface FarmacoRecomendado {
  readonly frase: string;
  readonly dcbs: readonly string[];
  readonly escrito: string;
}

/** The medicines that sentences recommend: those that a sentence warns of are left out. */
function recomendados(frases: readonly string[]): readonly FarmacoRecomendado[] {
  return frases
    .filter((frase) => !DESACONSELHA.test(semMarcas(frase)))
    .flatMap((frase) =>
      farmacosNoTexto(frase)
        .filter(({ antes }) => !eNegado(antes.slice(-PALAVRAS_ANTES)))
        .map(({ dcbs, escrito }) => ({ frase, dcbs, escrito })),
    );
}

/** One item that combines badly does so with the patient: the kidney, a condition. */
function codigoDoAlerta(
  codigo: CodigoDeSeguranca,
  itens: readonly string[],
): AlertaDaResposta['codigo'] {
  if (codigo.startsWith('dose.')) return 'dose';
  const entreDois = codigo === 'combinacao' && itens.length > 1;
  return codigo === 'interacao' || entreDois ? 'interacao' : 'contraindicacao';
}

/** The passage that says the same measures of the same medicine: a loading dose passes a daily ceiling. */
function ditaPelaFonte(
  { dcbs, escrito }: FarmacoRecomendado,
  passagens: readonly PassagemAchada[],
): string | undefined {
  const medidas = medidasDe(escrito);
  return passagens.find(({ texto }) =>
    frasesDaPassagem(texto).some(
      (frase) =>
        farmacosNoTexto(frase.texto).some((um) => um.dcbs.some((dcb) => dcbs.includes(dcb))) &&
        medidas.every((medida) => medidasDe(frase.texto).includes(medida)),
    ),
  )?.id;
}

/** What a sentence cannot be blamed for: it prescribes nothing to the end. */
const FORA: ReadonlySet<CodigoDeSeguranca> = new Set([
  'dose.nao_conferida',
  'idade_fertil',
  'nome.desconhecido',
  'nome.ambiguo',
  'alergia.desconhecida',
  'duplicidade',
  'duplicidade.classe',
]);

/** Alerts of doses, interactions and contraindications, by the tables and by what the sources forbid. */
export function conferirMedicamentos(
  frases: readonly string[],
  passagens: readonly PassagemAchada[],
  paciente: Paciente,
): AlertaDaResposta[] {
  const ditos = recomendados(frases);
  const itens = ditos.map(comoItem);
  const { achados } = avaliar(BASE_DA_SEGURANCA, paciente, itens);
  const daTabela = achados
    .filter(({ codigo }) => !FORA.has(codigo))
    .map(({ codigo, grau, itens: campos, frase, fonte }): AlertaDaResposta => {
      const posicao = Number(
        campos.find((campo) => campo.startsWith('medications.'))?.split('.')[1],
      );
      const dito = ditos[posicao];
      const daFonte = codigo.startsWith('dose.') && dito && ditaPelaFonte(dito, passagens);
      return {
        codigo: codigoDoAlerta(codigo, campos),
        gravidade: daFonte ? 'informa' : grau,
        frase: dito?.frase ?? '',
        motivo: daFonte ? `${frase} A passagem ${daFonte} diz a mesma dose.` : frase,
        fonte,
      };
    });
  return [...contradizem(ditos, passagens), ...daTabela];
}

interface Ressalva {
  readonly passagem: string;
  readonly frase: string;
  readonly dcbs: readonly string[];
  readonly gravidade: AlertaDaResposta['gravidade'];
}

/** A prohibition of the medicine itself, not of delaying it; what follows a stop is another matter. */
const PROIBE =
  /\b(?:nao\s+(?:use|de|prescreva|faca|associe|administre|inicie|aplique)|evite)\b([^:;]*)/;
/** The prohibition holds only then: it is told, and stops nothing. */
const EM_CERTO_CASO = /\b(?:com|se|antes|fora|abaixo|acima|isolad[oa]|sem|quando|exceto)\b/;

/** Names of classes that the base prohibits, and their members. */
const CLASSES: readonly (readonly [RegExp, readonly string[]])[] = (
  [
    [/\banti-?inflamatorio/, '@AINE'],
    [/\bcorticoide/, '@CORTICOIDE'],
    [/\bbetabloqueador/, '@BETABLOQ'],
    [/\bbenzodiazepinico/, '@BENZO_Z'],
    [/\bnitrato/, '@NITRATO'],
    [/\bopioide/, '@OPIOIDE'],
  ] as const
).map(([nome, id]) => [nome, TABELAS.classes.find((uma) => uma.id === id)?.membros ?? []]);

/** What the "não fazer" of the passages says of which medicines. */
function ressalvasDe(passagens: readonly PassagemAchada[]): readonly Ressalva[] {
  return passagens
    .filter(({ id }) => id.endsWith('#nao-fazer'))
    .flatMap(({ id, texto }) =>
      frasesDaPassagem(texto).flatMap(({ texto: frase }) => {
        const [, proibido] = PROIBE.exec(semMarcas(frase)) ?? [];
        if (proibido === undefined) return [];
        const classes = CLASSES.flatMap(([nome, membros]) => (nome.test(proibido) ? membros : []));
        const dcbs = [...farmacosNoTexto(proibido).flatMap((um) => um.dcbs), ...classes];
        const gravidade = EM_CERTO_CASO.test(proibido) ? 'informa' : 'chama_atencao';
        return [{ passagem: id, frase, dcbs, gravidade }];
      }),
    );
}

/** Medicines recommended that a "não fazer" of the condition names. */
function contradizem(
  ditos: readonly FarmacoRecomendado[],
  passagens: readonly PassagemAchada[],
): AlertaDaResposta[] {
  const ressalvas = ressalvasDe(passagens);
  return ditos.flatMap(({ frase, dcbs }) =>
    ressalvas
      .filter((ressalva) => dcbs.some((dcb) => ressalva.dcbs.includes(dcb)))
      .map(({ passagem, frase: dita, gravidade }) => ({
        codigo: 'contradiz_a_fonte',
        gravidade,
        frase,
        motivo: `A fonte diz: ${dita}`,
        fonte: passagem,
      })),
  );
}
