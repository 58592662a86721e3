import { normalizarBusca } from '../texto.ts';

/** The fields of a registration that a column of a file may fill. */
export const CAMPOS_IMPORTADOS = [
  'nome',
  'nome_social',
  'data_nascimento',
  'sexo',
  'cpf',
  'cns',
  'telefone',
  'email',
  'nome_mae',
  'naturalidade',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
  'observacoes',
  'data_obito',
] as const;
export type CampoImportado = (typeof CAMPOS_IMPORTADOS)[number];

/** How each field is called where columns are chosen. */
export const ROTULO_DO_CAMPO: Readonly<Record<CampoImportado, string>> = {
  nome: 'Nome completo',
  nome_social: 'Nome social',
  data_nascimento: 'Data de nascimento',
  sexo: 'Sexo',
  cpf: 'CPF',
  cns: 'CNS',
  telefone: 'Telefone',
  email: 'E-mail',
  nome_mae: 'Nome da mãe',
  naturalidade: 'Naturalidade',
  cep: 'CEP',
  logradouro: 'Logradouro',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  uf: 'UF',
  observacoes: 'Observações',
  data_obito: 'Data do óbito',
};

/** Headers as other systems write them, normalised; the first field that knows one takes it. */
const SINONIMOS: Readonly<Record<CampoImportado, readonly string[]>> = {
  nome: ['nome', 'nome completo', 'nome do paciente', 'nome paciente', 'paciente', 'nome civil'],
  nome_social: ['nome social', 'apelido'],
  data_nascimento: [
    'data de nascimento',
    'data nascimento',
    'data nasc',
    'dt nascimento',
    'dt nasc',
    'dtnasc',
    'nascimento',
    'nasc',
    'aniversario',
  ],
  sexo: ['sexo', 'genero', 'sexo biologico'],
  cpf: ['cpf', 'cpf do paciente', 'numero do cpf', 'documento cpf'],
  cns: ['cns', 'cartao sus', 'cartao nacional de saude', 'cartao do sus', 'numero do sus', 'sus'],
  telefone: [
    'telefone',
    'celular',
    'tel',
    'cel',
    'fone',
    'whatsapp',
    'telefone celular',
    'telefone 1',
    'telefone principal',
    'contato',
  ],
  email: ['email', 'e mail', 'correio eletronico'],
  nome_mae: ['nome da mae', 'mae', 'filiacao', 'nome mae', 'filiacao 1'],
  naturalidade: ['naturalidade', 'natural de', 'cidade de nascimento'],
  cep: ['cep', 'codigo postal'],
  logradouro: ['logradouro', 'endereco', 'rua', 'endereco residencial'],
  numero: ['numero', 'num', 'n', 'nro', 'numero do endereco'],
  complemento: ['complemento', 'compl'],
  bairro: ['bairro'],
  cidade: ['cidade', 'municipio', 'localidade'],
  uf: ['uf', 'estado', 'sigla uf'],
  observacoes: ['observacoes', 'observacao', 'obs', 'anotacoes', 'comentarios'],
  data_obito: [
    'data do obito',
    'data obito',
    'dt obito',
    'obito',
    'data do falecimento',
    'data falecimento',
    'falecimento',
  ],
};

/** For each column of the file, the field it fills; null: left out. */
export type MapaDeColunas = readonly (CampoImportado | null)[];

/** Normalises a header for comparison: no case, accent, mark nor double space. */
export function normalizarCabecalho(cabecalho: string): string {
  return normalizarBusca(cabecalho.replace(/[^\p{L}\p{N}]+/gu, ' '));
}

/** Guesses which field each column fills, by its header; each field is taken once. */
export function adivinharColunas(cabecalhos: readonly string[]): MapaDeColunas {
  const usados = new Set<CampoImportado>();
  return cabecalhos.map((cabecalho) => {
    const escrito = normalizarCabecalho(cabecalho);
    const campo = CAMPOS_IMPORTADOS.find(
      (um) => !usados.has(um) && SINONIMOS[um].includes(escrito),
    );
    if (!campo) return null;
    usados.add(campo);
    return campo;
  });
}

/** Says why a choice of columns cannot be used yet; null when it can. */
export function recusaDoMapa(mapa: MapaDeColunas): string | null {
  const escolhidos = mapa.filter((campo) => campo !== null);
  if (!escolhidos.includes('nome')) return 'Escolha a coluna do nome: sem ela nada é importado.';
  const repetido = escolhidos.find((campo, i) => escolhidos.indexOf(campo) !== i);
  return repetido ? `Duas colunas preenchem ${ROTULO_DO_CAMPO[repetido]}. Deixe só uma.` : null;
}
