/** A text without what names somebody: what may leave for a service outside, and what the log keeps. */
import { dataExiste, diasEntre } from '../../datas.ts';
import { idadePorExtenso } from '../../idade.ts';
import { semMarcas } from '../../texto.ts';
import { acharIdentificadores, type Identificador, type TipoDeIdentificador } from './achar.ts';

/** What stands in the place of each. */
const NO_LUGAR: Readonly<Record<Exclude<TipoDeIdentificador, 'data'>, string>> = {
  nome: '[nome]',
  cpf: '[CPF]',
  cns: '[CNS]',
  rg: '[RG]',
  crm: '[registro]',
  telefone: '[telefone]',
  email: '[e-mail]',
  endereco: '[endereço]',
  cep: '[CEP]',
  prontuario: '[prontuário]',
};

export interface SemIdentificadores {
  readonly texto: string;
  /** How many were taken out. */
  readonly tirados: number;
}

const MESES = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
const DIAS_DE_UM_MES = 60;
const DIAS_DE_DOIS_ANOS = 730;

/** A date as people write it, as `AAAA-MM-DD`; two digits of a year are of the past. */
export function lerData(escrita: string, hoje: string): string | null {
  const partes = semMarcas(escrita).match(/\d+|[a-z]{3,}/g) ?? [];
  const [a = '', b = '', c = ''] =
    partes.length === 1
      ? [escrita.slice(0, 2), escrita.slice(2, 4), escrita.slice(4)]
      : partes.filter((parte) => parte !== 'de');
  const mesPorNome = MESES.indexOf(b.slice(0, 3)) + 1;
  const mes = mesPorNome > 0 ? String(mesPorNome) : b;
  const [ano, dia] = a.length === 4 ? [a, c] : [c, a];
  const seculo = Number(`20${ano}`) > Number(hoje.slice(0, 4)) ? '19' : '20';
  const inteiro = ano.length === 2 ? `${seculo}${ano}` : ano;
  const data = `${inteiro}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  return dataExiste(data) ? data : null;
}

/** Whether the words before a date say that somebody was born on it. */
const NASCIMENTO = /(?:nasc\p{L}*|d\.?n|nascid[oa])\.?(?:\s+em)?[\s:.]*$/iu;

/** A birth as an age, any other date as how long ago it was. */
function comoTempo(data: string | null, antes: string, hoje: string): string {
  if (data === null) return '[data]';
  const dias = diasEntre(data, hoje);
  if (NASCIMENTO.test(antes) && dias >= 0) return `[${idadePorExtenso(data, hoje)}]`;
  if (dias === 0) return '[hoje]';
  const [sinal, modulo] = dias < 0 ? ['em', -dias] : ['há', dias];
  const [quanto, nome] =
    modulo < DIAS_DE_UM_MES
      ? [modulo, 'dia']
      : modulo < DIAS_DE_DOIS_ANOS
        ? [Math.round(modulo / 30.44), 'mes']
        : [Math.floor(modulo / 365.25), 'ano'];
  const plural = nome === 'mes' ? 'meses' : `${nome}s`;
  return `[${sinal} ${quanto} ${quanto === 1 ? nome : plural}]`;
}

/**
 * Takes out of a text what names somebody. Dates become how long ago they were, births an age.
 * `hoje` is AAAA-MM-DD; `conhecidos` are names that are known to be of the patient.
 */
export function semIdentificadores(
  escrito: string,
  { hoje, conhecidos = [] }: { readonly hoje: string; readonly conhecidos?: readonly string[] },
): SemIdentificadores {
  // Letters without width would hide a name from the search.
  const texto = escrito.normalize('NFC').replace(/\p{Cf}/gu, '');
  const achados = acharIdentificadores(texto, conhecidos);
  let depois = '';
  let ate = 0;
  for (const { inicio, fim, tipo } of achados) {
    const antes = texto.slice(ate, inicio);
    depois += antes + noLugar(tipo, texto.slice(inicio, fim), antes, hoje);
    ate = fim;
  }
  return { texto: depois + texto.slice(ate), tirados: achados.length };
}

function noLugar(tipo: Identificador['tipo'], alvo: string, antes: string, hoje: string): string {
  if (tipo !== 'data') return NO_LUGAR[tipo];
  return comoTempo(lerData(alvo, hoje), antes, hoje);
}
