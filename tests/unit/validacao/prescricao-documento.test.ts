import type { ItemEnviado, Prescricao } from '@domain/validacao/prescricao/pedido.ts';
import { describe, expect, it } from 'vitest';
import { de, item, validar } from './support/receita.ts';

/** What a person reads of validity, company on one sheet, signature and lists, in full. */

function frases(receita: Prescricao, qual: string): readonly string[] {
  const { erros, avisos, informacoes } = validar(receita);
  return [...erros, ...avisos, ...informacoes]
    .filter(({ regra }) => regra === qual)
    .map(({ campo, frase }) => `${campo}: ${frase}`);
}
const com = (...nomes: string[]) =>
  de(...nomes.map((nome) => item(nome, { concentracao: '10 mg' })));

describe('the validity', () => {
  const INVALIDA = [
    'validity: Validade: informe um número de dias, ou a data final (AAAA-MM-DD) depois da emissão.',
  ];
  it.each([
    [1, []],
    [3650, []],
    [3651, INVALIDA],
    [0, INVALIDA],
    ['1 dia', []],
    [' 30 DIAS ', []],
    ['30dias', []],
    ['9999', INVALIDA],
    ['12345', INVALIDA],
    ['30 dias corridos', INVALIDA],
    ['por 30 dias', INVALIDA],
    ['30 dia s', INVALIDA],
    ['', []],
  ])('of %j', (validity, esperadas) => {
    expect(frases({ ...com('dipirona'), validity }, 'validade.invalida')).toEqual(esperadas);
  });

  it('is asked for, with the shortest of the list', () => {
    const ausente = (validity: string | null | undefined, ...nomes: string[]) =>
      frases({ ...com(...nomes), validity }, 'validade.ausente');
    for (const nada of [undefined, null, '']) {
      expect(ausente(nada, 'dipirona')).toEqual(['validity: Validade: informe em dias.']);
    }
    const dez = ['validity: Validade: informe em dias. Para amoxicilina, até 10 dias.'];
    expect(ausente(null, 'amoxicilina', 'sertralina')).toEqual(dez);
    expect(ausente(null, 'sertralina', 'amoxicilina')).toEqual(dez);
    const trinta = ['validity: Validade: informe em dias. Para sertralina, até 30 dias.'];
    expect(ausente(null, 'sertralina', 'risperidona')).toEqual(trinta);
  });

  it('passes, ends and begins', () => {
    expect(frases({ ...com('sertralina', 'dipirona'), validity: 31 }, 'validade.excede')).toEqual([
      'validity: Validade: sertralina (C1) vale até 30 dias da emissão, não 31.',
    ]);
    const emitida = (emissao: string) => ({ ...com('dipirona'), validity: 10, emissao });
    expect(frases(emitida('2026-11-10'), 'validade.vencida')).toEqual([
      'validity: Validade: a receita já venceu.',
    ]);
    expect(frases(emitida('2026-11-22'), 'emissao.futura')).toEqual([
      'emissao: Emissão: está no futuro.',
    ]);
    expect(frases(emitida('2026-11-21'), 'emissao.futura')).toEqual([]);
  });
});

describe('one sheet', () => {
  it('keeps apart what is retained in different ways', () => {
    expect(
      frases(com('amoxicilina', 'azitromicina', 'sertralina'), 'documento.retencao-com-controlado'),
    ).toEqual([
      'medications: Amoxicilina, azitromicina e sertralina não podem estar na mesma receita.',
    ]);
    expect(frases(com('amoxicilina'), 'documento.retencao-com-controlado')).toEqual([]);
    expect(frases(com('sertralina'), 'documento.retencao-com-controlado')).toEqual([]);
  });

  it('has one drug of a notification', () => {
    const um = (...nomes: string[]) => frases(com(...nomes), 'documento.um-por-notificacao');
    expect(um('clonazepam', 'sertralina')).toEqual([
      'medications: Cada medicamento de notificação (clonazepam) vai em documento próprio.',
    ]);
    expect(um('clonazepam', 'metilfenidato')).toEqual([
      'medications: Cada medicamento de notificação (clonazepam, metilfenidato) vai em documento próprio.',
    ]);
    expect(um('clonazepam', 'Rivotril')).toEqual([]);
    expect(um('clonazepam', 'dipirona')).toEqual([]);
    expect(um('sertralina', 'risperidona')).toEqual([]);
  });

  it('takes three substances of C1, however often', () => {
    const muitas = (...nomes: string[]) => frases(com(...nomes), 'documento.substancias');
    const tres = ['sertralina', 'risperidona', 'gabapentina'];
    expect(muitas(...tres, 'sertralina')).toEqual([]);
    expect(muitas(...tres, 'testosterona')).toEqual([]);
    expect(muitas(...tres, 'lamotrigina')).toEqual([
      'medications: A Receita de Controle Especial leva no máximo 3 substâncias da lista C1.',
    ]);
  });

  it('has no common drug beside a controlled one', () => {
    expect(frases(com('sertralina', 'dipirona'), 'documento.controlado-com-comum')).toEqual([
      'medications: Separe sertralina dos medicamentos comuns: a farmácia retém a via.',
    ]);
    for (const juntos of [
      ['sertralina'],
      ['dipirona'],
      ['amoxicilina', 'dipirona'],
      ['sertralina', 'xyzol'],
      ['sertralina', 'risperidona'],
    ]) {
      expect(frases(com(...juntos), 'documento.controlado-com-comum')).toEqual([]);
    }
  });

  it('of the list C5 says what else it brings', () => {
    expect(frases(com('sertralina', 'testosterona'), 'documento.c5')).toEqual([
      'medications.1: Lista C5: a receita traz o CPF do prescritor e o diagnóstico (CID); uso estético ou para desempenho é vedado.',
    ]);
    expect(frases(com('sertralina'), 'documento.c5')).toEqual([]);
  });
});

describe('the signature', () => {
  const assinada = (assinatura: Prescricao['assinatura'], ...nomes: string[]) =>
    frases({ ...com(...nomes), assinatura }, 'assinatura.insuficiente');
  const AVANCADA =
    'assinatura: Assinatura: a receita eletrônica pede assinatura avançada ou qualificada.';
  const QUALIFICADA =
    'assinatura: Assinatura: sertralina em receita eletrônica pede assinatura qualificada (ICP-Brasil).';
  it.each([
    ['dipirona', 'nenhuma', [AVANCADA]],
    ['dipirona', 'simples', [AVANCADA]],
    ['dipirona', 'avancada', []],
    ['dipirona', 'qualificada', []],
    ['dipirona', null, []],
    ['amoxicilina', 'simples', [AVANCADA]],
    ['sertralina', 'nenhuma', [QUALIFICADA]],
    ['sertralina', 'avancada', [QUALIFICADA]],
    ['sertralina', 'qualificada', []],
    ['sertralina', null, []],
  ] as const)('of %s, %s', (nome, assinatura, esperadas) => {
    expect(assinada(assinatura, nome)).toEqual(esperadas);
  });
});

describe('a line of the document', () => {
  const linhas = (...itens: ItemEnviado[]) => validar(de(...itens)).receituario;

  it('of a common drug is that of the law', () => {
    expect(linhas({ texto: 'dipirona 1 g' })).toEqual([
      {
        medicamento: 'dipirona 1 g',
        farmaco: 'dipirona',
        documento: 'Receita comum',
        cor: 'branca',
        fonte: 'Lei 5.991/1973; CFM 2.381/2024; Lei 14.063/2020',
        lista: null,
        validade_dias: null,
        limite_dias: null,
        ampolas: null,
      },
    ]);
  });

  it('of a listed drug has all that its list asks, and whose source', () => {
    expect(linhas({ texto: 'morfina 10 mg' })).toEqual([
      {
        medicamento: 'morfina 10 mg',
        farmaco: 'morfina',
        lista: 'A1',
        documento: 'Notificação de Receita A',
        cor: 'amarela',
        validade_dias: 30,
        limite_dias: 30,
        ampolas: 5,
        fonte: 'Portaria SVS/MS 344/1998, art. 40 a 44; RDC 873/2024; RDC 1.000/2025',
      },
    ]);
    expect(linhas({ texto: 'amoxicilina 500 mg' })).toMatchObject([
      {
        lista: 'antimicrobiano',
        documento: 'Receita em 2 vias, com retenção',
        limite_dias: null,
        ampolas: null,
        fonte: expect.stringMatching(/^RDC 471\/2021/),
      },
    ]);
    expect(linhas({ texto: 'zolpidem 10 mg' })).toMatchObject([
      { fonte: expect.stringMatching(/^RDC 871\/2024/), limite_dias: 60 },
    ]);
    expect(linhas({ texto: 'Ozempic' })).toMatchObject([{ lista: 'glp1', validade_dias: 90 }]);
  });

  it('goes with its own item', () => {
    const [cem, mil] = linhas(
      item('tramadol', { concentracao: '100 mg' }),
      item('tramadol', { concentracao: '101 mg' }),
    );
    expect(cem).toMatchObject({ documento: 'Receita de Controle Especial, 2 vias', lista: 'A2' });
    expect(cem).toMatchObject({ limite_dias: 60, cor: 'branca' });
    expect(mil).toMatchObject({ documento: 'Notificação de Receita A', limite_dias: 30 });
  });

  it('of a continuous antimicrobial is longer, and of no other', () => {
    const continuo = { duracao: 'uso contínuo' };
    expect(linhas(item('azitromicina', continuo))).toMatchObject([{ validade_dias: 90 }]);
    expect(linhas(item('sertralina', continuo))).toMatchObject([{ validade_dias: 30 }]);
    expect(linhas(item('azitromicina'))).toMatchObject([{ validade_dias: 10 }]);
  });
});
