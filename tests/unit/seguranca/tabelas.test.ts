import { TABELAS } from '@domain/clinico/medicamentos/base.ts';
import { chave } from '@domain/clinico/medicamentos/escrita.ts';
import { reconhecer } from '@domain/clinico/medicamentos/nomes.ts';
import { BASE_DA_SEGURANCA, TABELAS_DA_SEGURANCA as T } from '@domain/seguranca/base.ts';
import { describe, expect, it } from 'vitest';

const ESTADOS = ['conferida', 'corrigida', 'parcial', 'pendente'];
const { lexico } = BASE_DA_SEGURANCA;
const CLASSES = new Set(TABELAS.classes.map(({ id }) => id));
const DERIVADAS =
  /^(?:idade_ge_(?:65|75)|tfg_lt_(?:60|45|40|30)|k_lt_35|k_gt_50|qtc_gt_500|lactente_menor_(?:1_mes|6_meses)|pos_parto_menor_6_semanas|posologia_diaria|tabagismo_35)$/;

const comLinhas = [...T.gestacao, ...T.idade, ...T.duplicidade, ...T.combinacoes, ...T.alergias];

/** Every drug and class that some row names. */
const citados = [
  ...[...T.gestacao, ...T.idade].flatMap(
    ({ alvo, membros, exceto, sem_associacao, com_farmaco }) => [
      ...(alvo ? [alvo] : []),
      ...[membros, exceto, sem_associacao, com_farmaco].flatMap((um) => um ?? []),
    ],
  ),
  ...T.duplicidade.flatMap(({ membros, com }) => [...membros, ...(com ?? [])]),
  ...T.combinacoes.flatMap(({ quando, pontuacao }) => [
    ...quando.flat(),
    ...Object.keys(pontuacao ?? {}),
  ]),
  ...T.alergias.flatMap(({ membros, apelidos }) => [...membros, ...Object.values(apelidos ?? {})]),
  ...T.cadeias.flatMap(({ identico, parecido }) => [...identico.flat(), ...parecido]),
];

describe('the tables of safety', () => {
  it.each(comLinhas)(
    '$id says its source and how far it was verified',
    ({ fonte, verificacao }) => {
      expect(fonte).not.toBe('');
      expect(ESTADOS).toContain(verificacao.estado);
      if (verificacao.estado !== 'pendente') expect(verificacao.documento).toMatch(/\S/);
      else expect(verificacao.documento).toBeUndefined();
    },
  );

  it('name each row once', () => {
    for (const linhas of [T.gestacao, T.idade, T.duplicidade, T.combinacoes, T.alergias]) {
      expect(new Set(linhas.map(({ id }) => id)).size).toBe(linhas.length);
    }
  });

  it('name drugs by the name by which they are recognised, so that every row can hold', () => {
    const perdidos = [...new Set(citados)].filter((nome) => {
      if (nome.startsWith('@')) return !CLASSES.has(nome);
      const dcbs = lexico.porChave.get(chave(nome))?.dcbs;
      return !(dcbs?.length === 1 && dcbs[0] === nome);
    });
    expect(perdidos).toEqual([]);
  });

  it('ask only for conditions that somebody can have', () => {
    const ids = new Set(T.condicoes.map(({ id }) => id));
    const pedidas = [...T.gestacao, ...T.idade, ...T.combinacoes].flatMap((linha) => [
      ...(linha.condicao ?? []),
      ...('condicao_exceto' in linha ? (linha.condicao_exceto ?? []) : []),
    ]);
    expect(pedidas.filter((id) => !ids.has(id) && !DERIVADAS.test(id))).toEqual([]);
  });

  it('cross only groups and drugs that exist', () => {
    const grupos = new Set(T.alergias.map(({ id }) => id));
    const conhecido = (nome: string) => grupos.has(nome) || lexico.porChave.has(chave(nome));
    for (const { cruzada, nao_cruza } of T.alergias) {
      for (const { grupo, membros, sem_medicamento } of cruzada) {
        expect(membros !== undefined || sem_medicamento || conhecido(grupo), grupo).toBe(true);
      }
      expect(nao_cruza.filter((nome) => !conhecido(nome))).toEqual([]);
    }
  });
});

describe('names', () => {
  const nomes = T.nomes
    .flatMap(({ dcb, nomes: lidos = [], pendentes = [] }) =>
      [...lidos, ...pendentes].map((nome) => [nome, dcb] as const),
    )
    .filter(([nome]) => !lexico.ambiguos.has(chave(nome)));

  it('are recognised, each as its own ingredients', () => {
    const errados = nomes.filter(([nome, dcb]) => {
      const lido = reconhecer(lexico, nome);
      return !(lido.reconhecido && [...lido.dcbs].sort().join() === [...dcb].sort().join());
    });
    expect(nomes.length).toBeGreaterThan(2_500);
    expect(errados).toEqual([]);
  });

  it.each(TABELAS.ambiguos)('$nome asks, and never guesses', ({ nome, candidatos }) => {
    const lido = reconhecer(lexico, `${nome} 10 mg 1 cp 8/8h`);
    expect(lido.candidatos).toEqual(candidatos);
  });

  it('that can mean two things stand for neither, unless one was known before', () => {
    for (const nome of ['Buscopan Comp', 'levo', 'meto 50 mg', 'clona']) {
      expect(reconhecer(lexico, nome)).toMatchObject({ reconhecido: false });
    }
    expect(reconhecer(lexico, 'Depakene 250 mg')).toMatchObject({ dcbs: ['valproato de sódio'] });
    expect(reconhecer(lexico, 'levo + dipirona')).toMatchObject({ reconhecido: false });
  });
});
