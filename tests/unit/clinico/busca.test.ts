import { buscar, indexar, type Procuravel } from '@domain/clinico/busca.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';

const ferramenta = (id: string, nome: string, resto: Partial<Procuravel> = {}): Procuravel => ({
  id,
  nome,
  resumo: '',
  categoria: 'renal',
  especialidades: [],
  apelidos: [],
  ...resto,
});

const POUCAS = [
  ferramenta('aa', 'Xis da memória'),
  ferramenta('bb', 'Memória e Atenção', { apelidos: ['teste dos três'] }),
  ferramenta('cc', 'Outra', { resumo: 'Serve à memória.', categoria: 'mental' }),
  ferramenta('dd', 'Submemória', { especialidades: ['Geriatria'] }),
  ferramenta('ee', 'Memória'),
  ferramenta('ff-2021', 'CHA₂DS₂-VA'),
];

const indice = indexar(POUCAS);
const achadas = (texto: string) => buscar(indice, texto).map(({ id }) => id);

describe('searching tools', () => {
  it('puts the whole name first, then its beginning, a word of it, other texts, a part of a word', () => {
    expect(achadas('memória')).toEqual(['ee', 'bb', 'aa', 'cc', 'dd']);
  });

  it.each([
    ['', ['aa', 'bb', 'cc', 'dd', 'ee', 'ff-2021']],
    ['   ', ['aa', 'bb', 'cc', 'dd', 'ee', 'ff-2021']],
    ['MEMORIA E', ['bb', 'ee', 'aa', 'dd']],
    ['atenção memória', ['bb']],
    ['memória nada', []],
    ['teste', ['bb']],
    ['três', ['bb']],
    ['ff 2021', ['ff-2021']],
    ['ff-2021', ['ff-2021']],
    ['cha2ds2', ['ff-2021']],
    ['(CHA2DS2) VA', ['ff-2021']],
    ['saúde', ['cc']],
    ['rim', ['aa', 'bb', 'dd', 'ee', 'ff-2021']],
    ['geriatr', ['dd']],
    ['eriatria', []],
    ['zzz', []],
  ])('%j finds %j', (texto, esperadas) => {
    expect(achadas(texto)).toEqual(esperadas);
  });

  it('puts the name that was typed in full before one that only has its words', () => {
    const duas = (texto: string, ...nomes: string[]) =>
      buscar(indexar(nomes.map((nome) => ferramenta(nome, nome))), texto).map(({ nome }) => nome);
    const espalhado = 'Escala da memória e atenção';
    expect(duas('memória e', espalhado, 'Memória e linguagem')[0]).toBe('Memória e linguagem');
    const semelhante = 'CKD-EPI 2021 pediátrica';
    expect(duas('ckd epi 2021', semelhante, 'CKD–EPI (2021)')[0]).toBe('CKD–EPI (2021)');
    expect(duas(' (CKD) - EPI/2021. ', semelhante, 'CKD EPI 2021')[0]).toBe('CKD EPI 2021');
  });

  it('finds every tool by its own name, first', () => {
    const todas = indexar(FERRAMENTAS);
    for (const { id, nome } of FERRAMENTAS) expect(buscar(todas, nome)[0]?.id).toBe(id);
  });
});
