import type { ItemEnviado, Prescricao } from '@domain/validacao/prescricao/pedido.ts';
import { describe, expect, it } from 'vitest';
import { de, item, regras, validar } from './support/receita.ts';

it('finds nothing wrong in a plain prescription', () => {
  const { valid, erros, avisos, receituario } = validar(de(item('dipirona')));
  expect({ valid, erros, avisos }).toEqual({ valid: true, erros: [], avisos: [] });
  expect(receituario).toMatchObject([
    { farmaco: 'dipirona', lista: null, documento: 'Receita comum' },
  ]);
});

describe('what must be there', () => {
  it.each([
    [{}, ['medicamento.ausente']],
    [{ medications: [] }, ['medicamento.ausente']],
    [de({ nome: null }), ['medicamento.ausente']],
    [{ ...de(item('dipirona')), instructions: ' ' }, ['instrucoes.ausentes']],
    [{ ...de(item('dipirona')), validity: null }, ['validade.ausente']],
    [{ ...de(item('dipirona')), validity: '' }, ['validade.ausente']],
    [
      {
        ...de(item('dipirona')),
        paciente: { nome: 'Ana Sá' },
        prescritor: { crm: '1', nome: 'B' },
      },
      ['paciente.identificacao', 'prescritor.identificacao', 'prescritor.identificacao'],
    ],
    [
      { ...de(item('clonazepam')), paciente: { nome: 'Ana Sá', endereco: 'Rua A, 1' } },
      ['paciente.cpf'],
    ],
  ] as [Prescricao, string[]][])('%j', (receita, esperadas) => {
    expect(regras(receita)).toEqual(esperadas);
  });

  it('is named, part by part', () => {
    const { avisos } = validar(de({ nome: 'dipirona', dose: '500 mg', frequencia: '6/6 h' }));
    expect(avisos).toMatchObject([
      {
        regra: 'medicamento.incompleto',
        campo: 'medications.0',
        frase: 'Dipirona: falta concentração, forma, via, duração (ou “uso contínuo”), quantidade.',
      },
    ]);
  });

  it('is asked for where nothing is said of the patient', () => {
    const frase = (nome: string) =>
      validar(de(item(nome))).informacoes.find(({ regra }) => regra === 'paciente.a-identificar')
        ?.frase;
    expect(frase('dipirona')).toMatch(/endereço residencial\.$/);
    expect(frase('clonazepam')).toMatch(/CPF\.$/);
    expect(frase('amoxicilina')).toMatch(/idade e sexo\.$/);
  });

  it('asks for weight under 12 and clearance over 65', () => {
    const quem = (data_nascimento: string) => ({
      ...de(item('dipirona')),
      paciente: { nome: 'Ana Sá', endereco: 'Rua A, 1', data_nascimento },
    });
    expect(regras(quem('2014-11-22'), 'avisos')).toEqual(['paciente.peso']);
    expect(regras(quem('2014-11-21'), 'avisos')).toEqual([]);
    expect(regras(quem('1960-11-22'), 'avisos')).toEqual([]);
    expect(regras(quem('1960-11-21'), 'avisos')).toEqual(['paciente.peso']);
    expect(regras({ ...quem('1960-11-21'), clearance: 80 }, 'avisos')).toEqual([]);
  });
});

it('never takes an unknown name for safe', () => {
  const { avisos, interacoes, receituario } = validar(de(item('xyzol')));
  expect(avisos).toMatchObject([{ regra: 'medicamento.desconhecido' }]);
  expect(interacoes.nao_reconhecidos).toHaveLength(1);
  expect(receituario).toEqual([]);
});

describe('validity', () => {
  it.each([
    ['morfina', 30],
    ['tramadol', 30],
    ['metilfenidato', 30],
    ['Rivotril', 30],
    ['zolpidem', 30],
    ['sibutramina', 30],
    ['sertralina', 30],
    ['isotretinoína', 30],
    ['talidomida', 20],
    ['testosterona', 30],
    ['amoxicilina', 10],
    ['Ozempic', 90],
  ])('of %s is up to %i days', (nome, dias) => {
    const um = de(item(nome, { concentracao: '5 mg', frequencia: '24/24 h' }));
    expect(regras({ ...um, validity: dias })).toEqual([]);
    expect(regras({ ...um, validity: dias + 1 })).toEqual(['validade.excede']);
    const sugerida = validar({ ...um, validity: null }).erros[0]?.frase;
    expect(sugerida).toMatch(new RegExp(`até ${dias} dias`));
  });

  it('of an antimicrobial for continuous use is 90 days', () => {
    const continuo = item('azitromicina', { duracao: 'uso contínuo' });
    expect(regras({ ...de(continuo), validity: 90 })).toEqual([]);
    expect(regras({ ...de(continuo), validity: 91 })).toEqual(['validade.excede']);
  });

  it.each([
    ['30 dias', []],
    ['30', []],
    ['2026-12-21', []],
    ['2026-12-22', ['validade.excede']],
    [0, ['validade.invalida']],
    [-1, ['validade.invalida']],
    [1.5, ['validade.invalida']],
    [Number.NaN, ['validade.invalida']],
    ['1,5', ['validade.invalida']],
    ['um mês', ['validade.invalida']],
    ['2026-11-21', ['validade.invalida']],
    ['2026-02-30', ['validade.invalida']],
    [99_999, ['validade.invalida']],
  ])('is read from %j', (validity, esperadas) => {
    expect(regras({ ...de(item('sertralina')), validity })).toEqual(esperadas);
  });

  it('counts from the day of issue', () => {
    const receita = { ...de(item('dipirona')), validity: 10 };
    expect(regras({ ...receita, emissao: '2026-11-11' })).toEqual([]);
    expect(regras({ ...receita, emissao: '2026-11-10' })).toEqual(['validade.vencida']);
    expect(regras({ ...receita, emissao: '2026-11-22' })).toEqual(['emissao.futura']);
  });
});

describe('quantities', () => {
  const dias = (nome: string, duracao: number) =>
    regras(
      de(item(nome, { duracao, quantidade: null, frequencia: '24/24 h', concentracao: '5 mg' })),
    );
  it.each([
    ['morfina', 30],
    ['clonazepam', 60],
    ['fenobarbital', 180],
    ['sertralina', 60],
    ['carbamazepina', 180],
    ['sibutramina', 60],
    ['isotretinoína', 30],
  ])('of %s are for up to %i days', (nome, limite) => {
    expect(dias(nome, limite)).toEqual([]);
    expect(dias(nome, limite + 2)).toEqual(['quantidade.excede']);
  });

  it('are understood from what is dispensed', () => {
    const umaPorDia = { frequencia: '1 vez ao dia', duracao: null, concentracao: '2 mg' };
    const com = (quantidade: string) =>
      regras(de(item('clonazepam', { ...umaPorDia, quantidade })));
    expect(com('60 comprimidos')).toEqual([]);
    expect(com('90 comprimidos')).toEqual(['quantidade.excede']);
  });

  it('of ampoules are five', () => {
    const com = (quantidade: string) =>
      regras(
        de(
          item('morfina', { concentracao: '10 mg', dose: '10 mg', via: 'intravenosa', quantidade }),
        ),
      );
    expect(com('5 ampolas')).toEqual([]);
    expect(com('6 ampolas')).toEqual(['quantidade.ampolas']);
  });

  it('of controlled items are written in words too', () => {
    const semExtenso = { quantidade_por_extenso: null };
    expect(regras(de(item('clonazepam', semExtenso)), 'avisos')).toEqual([
      'quantidade.por-extenso',
    ]);
    expect(regras(de(item('dipirona', semExtenso)), 'avisos')).toEqual([]);
  });
});

describe('the document', () => {
  const documentos = (...itens: ItemEnviado[]) =>
    validar(de(...itens)).receituario.map(({ lista, documento, cor }) => [lista, documento, cor]);

  it.each([
    ['morfina', 'A1', 'Notificação de Receita A', 'amarela'],
    ['metilfenidato', 'A3', 'Notificação de Receita A', 'amarela'],
    ['zolpidem', 'B1', 'Notificação de Receita B', 'azul'],
    ['sertralina', 'C1', 'Receita de Controle Especial, 2 vias', 'branca'],
    ['amoxicilina', 'antimicrobiano', 'Receita em 2 vias, com retenção', 'branca'],
    ['fenobarbital', 'B1', 'Receita de Controle Especial, 2 vias', 'branca'],
  ])('of %s is its list’s', (nome, lista, documento, cor) => {
    expect(documentos(item(nome))).toEqual([[lista, documento, cor]]);
  });

  it('of tramadol and codeine is weaker up to 100 mg a unit', () => {
    const tramadol = (concentracao: string | null) =>
      documentos(item('tramadol', { concentracao }))[0]?.[1];
    expect(tramadol('100 mg')).toMatch(/^Receita de Controle Especial/);
    expect(tramadol('101 mg')).toBe('Notificação de Receita A');
    expect(tramadol(null)).toBe('Notificação de Receita A');
  });

  it('of a combination follows each ingredient', () => {
    expect(documentos({ texto: 'Tylex 30 mg' }).map(([lista]) => lista)).toEqual([null, 'A2']);
  });

  it.each([
    [['amoxicilina', 'clonazepam'], ['documento.retencao-com-controlado']],
    [['amoxicilina', 'dipirona'], []],
    [['clonazepam', 'metilfenidato'], ['documento.um-por-notificacao']],
    [['clonazepam', 'sertralina'], ['documento.um-por-notificacao']],
    [['sertralina', 'risperidona', 'gabapentina'], []],
    [['sertralina', 'risperidona', 'gabapentina', 'lamotrigina'], ['documento.substancias']],
  ])('of %j on one sheet', (nomes, esperadas) => {
    const encontradas = regras(de(...nomes.map((nome) => item(nome, { concentracao: '10 mg' }))));
    expect(encontradas.filter((regra) => regra.startsWith('documento.'))).toEqual(esperadas);
  });

  it('keeps controlled items apart from common ones', () => {
    expect(regras(de(item('sertralina'), item('dipirona')), 'avisos')).toContain(
      'documento.controlado-com-comum',
    );
  });

  it.each([
    ['dipirona', 'simples', 1],
    ['dipirona', 'avancada', 0],
    ['amoxicilina', 'avancada', 0],
    ['sertralina', 'avancada', 1],
    ['sertralina', 'qualificada', 0],
  ] as const)('with %s is signed: %s', (nome, assinatura, quantas) => {
    expect(regras({ ...de(item(nome)), assinatura })).toHaveLength(quantas);
  });
});
