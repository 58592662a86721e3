import * as z from 'zod/mini';
import { opcional } from '../contracts/campos.ts';
import { pacienteSchema, type Sexo } from '../contracts/paciente.ts';
import { dataExiste } from '../datas.ts';
import { recusaDoObito } from '../obito.ts';
import { normalizarBusca, somenteDigitos } from '../texto.ts';
import type { CampoImportado, MapaDeColunas } from './campos.ts';

// recusaDoObito, which knows today, decides which days are accepted.
const importadoSchema = z.extend(pacienteSchema, { data_obito: opcional(z.string()) });

/** A row that can be imported: what its registration holds. */
export type DadosImportados = Omit<z.infer<typeof importadoSchema>, 'medico_responsavel_id'>;

export type LinhaLida = { dados: DadosImportados } | { erros: string[] };

const SEXOS_ESCRITOS: Readonly<Record<string, Sexo>> = {
  '': 'ignorado',
  f: 'feminino',
  fem: 'feminino',
  feminino: 'feminino',
  mulher: 'feminino',
  female: 'feminino',
  m: 'masculino',
  masc: 'masculino',
  masculino: 'masculino',
  homem: 'masculino',
  male: 'masculino',
  i: 'intersexo',
  intersexo: 'intersexo',
  ignorado: 'ignorado',
  'nao informado': 'ignorado',
  'n/i': 'ignorado',
};

/** Reads a cell before the contract does; a date that is none becomes an error of its own. */
const LEITURA: Readonly<Partial<Record<CampoImportado, (celula: string) => string>>> = {
  data_nascimento: lerDia,
  data_obito: lerDia,
  sexo: (celula) => SEXOS_ESCRITOS[normalizarBusca(celula)] ?? celula,
  // Puts back the leading zeros that a spreadsheet drops; the check digits say whether they were
  // there.
  cpf: (celula) => completarZeros(celula, 11, 8),
  cep: (celula) => completarZeros(celula, 8, 7),
  uf: (celula) => celula.toUpperCase(),
  // Keeps the line breaks of a note, and no other control character.
  observacoes: (celula) => celula.replace(/(?![\r\n])\p{Cc}/gu, ' '),
};

/**
 * Reads one row by the columns chosen, with the rules of the registration form.
 * @param hoje Today where the clinic is, `AAAA-MM-DD`: nobody is born, or dies, after it.
 */
export function lerLinha(celulas: readonly string[], mapa: MapaDeColunas, hoje: string): LinhaLida {
  const campos: Record<string, string> = { sexo: 'ignorado' };
  mapa.forEach((campo, coluna) => {
    if (!campo) return;
    const celula = (celulas[coluna] ?? '').trim();
    campos[campo] = LEITURA[campo]?.(celula) ?? celula;
  });
  const lido = importadoSchema.safeParse(campos);
  const nascimento = campos.data_nascimento ?? '';
  const noFuturo = dataExiste(nascimento) && nascimento > hoje;
  const { data_obito: obito } = campos;
  const recusado = obito ? recusaDoObito(obito, nascimento || null, hoje) : null;
  if (lido.success && !noFuturo && recusado === null) {
    const { medico_responsavel_id: _medico, ...dados } = lido.data;
    return { dados };
  }
  const erros = (lido.error?.issues ?? []).map(({ message }) => message);
  if (noFuturo) erros.push('Data: o nascimento está no futuro.');
  if (recusado !== null) erros.push(recusado);
  return { erros: [...new Set(erros)] };
}

/**
 * Reads `21/11/1980`, `21-11-1980`, `21.11.1980` or `1980-11-21`, with or without a time behind, as
 * `AAAA-MM-DD`; returns anything else as it is, for the contract to refuse.
 */
function lerDia(celula: string): string {
  const [escrita = ''] = celula.split(/[T ]/);
  const partes = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(escrita);
  if (!partes) return escrita;
  const [, dia = '', mes = '', ano = ''] = partes;
  return `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
}

function completarZeros(celula: string, tamanho: number, minimo: number): string {
  const digitos = somenteDigitos(celula);
  return /^[\d.\-/ ]+$/.test(celula) && digitos.length >= minimo && digitos.length < tamanho
    ? digitos.padStart(tamanho, '0')
    : celula;
}
