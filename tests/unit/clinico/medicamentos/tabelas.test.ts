import { BASE, TABELAS, VERSAO_DAS_TABELAS } from '@domain/clinico/medicamentos/base.ts';
import { CLEARANCE_MAXIMO } from '@domain/clinico/medicamentos/dose.ts';
import { chave } from '@domain/clinico/medicamentos/escrita.ts';
import { criarLexico } from '@domain/clinico/medicamentos/lexico.ts';
import { ACOES, SEVERIDADES, VIAS_LOCAIS } from '@domain/clinico/medicamentos/tipos.ts';
import { dataExiste } from '@domain/datas.ts';
import { describe, expect, it } from 'vitest';

const { classes, regras, medicamentos, compostas, vias, doses } = TABELAS;
const dcbs = new Set(medicamentos.map(({ dcb }) => dcb));
const ids = new Set(classes.map(({ id }) => id));
const existe = (operando: string) => ids.has(operando) || dcbs.has(operando);
const repetidos = (itens: readonly unknown[]) =>
  itens.filter((item, posicao) => itens.indexOf(item) !== posicao);

describe('classes', () => {
  it('have members in the lexicon, each once, under one id', () => {
    expect(classes.length).toBe(74);
    expect(repetidos(classes.map(({ id }) => id))).toEqual([]);
    for (const { id, membros, nome } of classes) {
      expect(id).toMatch(/^@[A-Z0-9_]+$/);
      expect(nome).not.toBe('');
      expect(membros.length, id).toBeGreaterThan(0);
      expect(repetidos(membros), id).toEqual([]);
      expect(
        membros.filter((membro) => !dcbs.has(membro)),
        id,
      ).toEqual([]);
    }
  });
});

describe('rules', () => {
  it('speak of drugs and classes that exist, with a severity of the list', () => {
    expect(regras.length).toBe(551);
    expect(repetidos(regras.map(({ n }) => n))).toEqual([]);
    for (const regra of regras) {
      expect(existe(regra.a), `${regra.n}: ${regra.a}`).toBe(true);
      expect(existe(regra.b), `${regra.n}: ${regra.b}`).toBe(true);
      expect(SEVERIDADES).toContain(regra.severidade);
      for (const fora of regra.exceto ?? []) expect(dcbs).toContain(fora);
      expect([undefined, 'sistemica']).toContain(regra.somente_via);
    }
  });

  it('are not the same rule twice', () => {
    const pares = regras.map(({ a, b }) => [a, b].sort().join(' × '));
    expect(repetidos(pares)).toEqual([]);
  });

  it('say mechanism and management by themselves, without pointing at another row', () => {
    for (const { n, mecanismo, conduta, nota } of regras) {
      for (const frase of [mecanismo, conduta, nota ?? 'x']) {
        expect(frase.trim(), `${n}`).not.toBe('');
        expect(frase, `${n}`).not.toMatch(/\bidem\b|não reaberto|sugestão|seção \d|novas regras/i);
      }
    }
  });
});

describe('names', () => {
  it('stand for one drug each', () => {
    const nomes = [
      ...medicamentos.flatMap(({ dcb, sinonimos, marcas }) => [dcb, ...sinonimos, ...marcas]),
      ...compostas.map(({ marca }) => marca),
    ].map(chave);
    expect(repetidos(nomes)).toEqual([]);
    expect(BASE.lexico.porChave.size).toBe(nomes.length);
  });

  it('are refused when one would stand for two', () => {
    const um = { dcb: 'dipirona', sinonimos: ['Novalgína'], marcas: [] };
    const outro = { dcb: 'paracetamol', sinonimos: [], marcas: ['Novalgina'] };
    expect(() => criarLexico([um, outro], [], { marcas: [] })).toThrow('Novalgina');
  });

  it('of products of several ingredients have known components, each once', () => {
    for (const { marca, componentes } of compostas) {
      expect(
        componentes.filter((componente) => !dcbs.has(componente)),
        marca,
      ).toEqual([]);
      expect(repetidos(componentes), marca).toEqual([]);
    }
  });
});

describe('routes', () => {
  it('are of brands, drugs and rules that exist', () => {
    for (const { marca } of vias.marcas) {
      expect(BASE.lexico.porChave.get(chave(marca))?.especie, marca).toBe('marca');
    }
    for (const { dcb } of vias.formas_locais) expect(dcbs).toContain(dcb);
    for (const efeito of vias.efeitos) {
      expect(existe(efeito.medicamento), efeito.medicamento).toBe(true);
      for (const via of efeito.vias) expect(VIAS_LOCAIS).toContain(via);
      for (const n of efeito.regras ?? []) expect(regras.map((regra) => regra.n)).toContain(n);
      if (efeito.severidade) expect(SEVERIDADES).toContain(efeito.severidade);
    }
  });
});

describe('renal rows', () => {
  it('are one for each name, of a drug or class that exists', () => {
    expect(doses.length).toBe(122);
    expect(repetidos(doses.map(({ nome }) => nome))).toEqual([]);
    for (const { medicamento } of doses) expect(existe(medicamento), medicamento).toBe(true);
  });

  it.each(doses.map((linha) => [linha.nome, linha] as const))(
    '%s: bands cover 0 to 300 without gap or overlap',
    (_, linha) => {
      let proxima = 0;
      for (const { de, ate, acao, recomendacao } of linha.faixas) {
        expect(de).toBe(proxima);
        expect(ACOES).toContain(acao);
        expect(recomendacao).not.toBe('');
        proxima = (ate ?? CLEARANCE_MAXIMO) + 1;
        expect(proxima).toBeGreaterThan(de);
      }
      expect(proxima).toBe(CLEARANCE_MAXIMO + 1);
      expect(linha.faixas.at(-1)).not.toHaveProperty('ate');
      expect(['ClCr', 'TFGe']).toContain(linha.base);
      expect(linha.via).toMatch(/^(VO|IV|IM|SC)(\/(VO|IV|IM|SC))?$/);
    },
  );
});

describe('every row', () => {
  const linhas = [...classes, ...regras, ...doses];

  it('has a source, a state of the list, and the document unless it is pending', () => {
    for (const linha of linhas) {
      const { estado, documento } = linha.verificacao;
      expect(linha.fonte, JSON.stringify(linha)).not.toBe('');
      expect(['conferida', 'corrigida', 'parcial', 'pendente']).toContain(estado);
      expect(Boolean(documento), JSON.stringify(linha)).toBe(estado !== 'pendente');
    }
  });

  it('belongs to a dated version', () => {
    for (const { versao, revisadoEm } of Object.values(VERSAO_DAS_TABELAS)) {
      expect(dataExiste(versao)).toBe(true);
      expect(dataExiste(revisadoEm)).toBe(true);
    }
  });
});
