import type { ItemEnviado, Prescricao } from '@domain/validacao/prescricao/pedido.ts';
import { describe, expect, it } from 'vitest';
import { de, item, validar } from './support/receita.ts';

/** What a person reads of each finding about contents and document, in full. */

/** The findings of a rule: where and what. */
function frases(receita: Prescricao, qual: string): readonly string[] {
  const { erros, avisos, informacoes } = validar(receita);
  return [...erros, ...avisos, ...informacoes]
    .filter(({ regra }) => regra === qual)
    .map(({ campo, frase }) => `${campo}: ${frase}`);
}
const umItem = (nome: string, resto: ItemEnviado = {}) => de(item(nome, resto));
const ANA = { nome: 'Ana Sá', endereco: 'Rua A, 1' };

describe('an item says', () => {
  it('that it has no name, or a text of spaces', () => {
    for (const sem of [{ nome: ' ' }, { texto: ' ' }, {}]) {
      const receita = de(sem, item('dipirona'));
      expect(frases(receita, 'medicamento.ausente')).toEqual([
        'medications.0: Medicamento: informe o nome.',
      ]);
      expect(validar(receita).erros).toHaveLength(1);
    }
    expect(frases({}, 'medicamento.ausente')).toEqual([
      'medications: Medicamentos: informe ao menos um.',
    ]);
  });

  it('that its name is not known, and which are near', () => {
    const desconhecido = (texto: string) => frases(de({ texto }), 'medicamento.desconhecido');
    const inicio = 'medications.0: Medicamento não reconhecido:';
    expect(desconhecido('xyzwk')).toEqual([`${inicio} “xyzwk”. Nada foi verificado sobre ele.`]);
    expect(desconhecido('dipirna')).toEqual([
      `${inicio} “dipirna”. Nada foi verificado sobre ele. Nomes parecidos: dipirona.`,
    ]);
    expect(desconhecido('fluoxetin paroxetin')).toHaveLength(1);
    expect(desconhecido('Doril D')[0]).toMatch(/Nomes parecidos: [^,]+, [^,]+.*\.$/);
    expect(desconhecido('x'.repeat(81))[0]).toContain(`“${'x'.repeat(80)}”`);
    expect(frases(de({ texto: 'dipirona' }), 'medicamento.desconhecido')).toEqual([]);
  });

  it('that a text is to be looked over', () => {
    expect(frases(de({ texto: 'dipirona' }), 'medicamento.em-texto')).toEqual([
      'medications.0: Item em texto: confira concentração, forma, via, dose, frequência, duração e quantidade.',
    ]);
    expect(frases(umItem('dipirona'), 'medicamento.em-texto')).toEqual([]);
  });

  const PARTES = [
    ['concentracao', 'concentração'],
    ['forma', 'forma'],
    ['via', 'via'],
    ['dose', 'dose'],
    ['frequencia', 'frequência'],
    ['duracao', 'duração (ou “uso contínuo”)'],
    ['quantidade', 'quantidade'],
  ] as const;
  it.each(PARTES)('that its %s is missing', (parte, falta) => {
    for (const nada of [undefined, null, '']) {
      const receita = umItem('dipirona', { forma: 'gotas', via: 'oral', concentracao: null });
      const [um] = receita.medications;
      const inteiro = { ...um, concentracao: '1 g', [parte]: nada };
      expect(frases(de(inteiro), 'medicamento.incompleto')[0]).toMatch(
        new RegExp(`^medications\\.0: Dipirona.*: falta ${falta.replace(/[()]/g, '\\$&')}\\.$`),
      );
    }
    expect(frases(umItem('dipirona', { quantidade: 0 }), 'medicamento.incompleto')).toEqual([]);
  });

  it('that its quantity goes in words too, of a controlled one in parts', () => {
    const frase = 'medications.0: Clonazepam: escreva a quantidade também por extenso.';
    const semExtenso = { quantidade_por_extenso: '' };
    expect(frases(umItem('clonazepam', semExtenso), 'quantidade.por-extenso')).toEqual([frase]);
    expect(frases(umItem('amoxicilina', semExtenso), 'quantidade.por-extenso')).toEqual([]);
    expect(frases(de({ texto: 'clonazepam 2 mg' }), 'quantidade.por-extenso')).toEqual([]);
    expect(frases(umItem('clonazepam'), 'quantidade.por-extenso')).toEqual([]);
  });

  it('that its quantity passes what the list takes', () => {
    const longo = { concentracao: '2 mg', frequencia: '24/24 h', quantidade: '62 comprimidos' };
    expect(frases(umItem('clonazepam', { ...longo, duracao: null }), 'quantidade.excede')).toEqual([
      'medications.0: Clonazepam (lista B1): até 60 dias de tratamento por receita; aqui são 62.',
    ]);
    const um = (duracao: number) =>
      frases(umItem('clonazepam', { ...longo, duracao, quantidade: null }), 'quantidade.excede');
    expect(um(61)).toEqual([]);
    expect(um(62)).toHaveLength(1);
    const ampolas = { concentracao: '10 mg', dose: '10 mg', via: 'intravenosa' };
    expect(
      frases(umItem('morfina', { ...ampolas, quantidade: '6 ampolas' }), 'quantidade.ampolas'),
    ).toEqual([
      'medications.0: Morfina (lista A1): até 5 ampolas por receita; mais que isso pede justificativa.',
    ]);
    expect(
      frases(umItem('amoxicilina', { ...ampolas, quantidade: '6 ampolas' }), 'quantidade.ampolas'),
    ).toEqual([]);
    expect(frases(umItem('morfina', ampolas), 'quantidade.ampolas')).toEqual([]);
  });

  it('that its daily dose passes the recommended one', () => {
    const dose = (frequencia: string | null, concentracao = '15,5 mg') =>
      frases(umItem('sibutramina', { concentracao, frequencia }), 'dose.ddr');
    expect(dose('24/24 h')).toEqual([
      'medications.0: Sibutramina: até 15 mg por dia; aqui são 15,5.',
    ]);
    expect(dose('24/24 h', '15 mg')).toEqual([]);
    expect(dose(null)).toEqual([]);
    expect(frases(umItem('clonazepam', { concentracao: '1 g' }), 'dose.ddr')).toEqual([]);
  });
});

describe('the patient and the prescriber', () => {
  const docs = (nome: string, paciente: Prescricao['paciente'], regra: string) =>
    frases({ ...umItem(nome), paciente }, regra);

  it('are asked for in the document, by what it has', () => {
    const frase = (resto: string) => [
      `paciente: O documento precisa trazer, do paciente: nome completo e endereço residencial${resto}.`,
    ];
    const aIdentificar = (...nomes: string[]) =>
      frases(de(...nomes.map((nome) => item(nome))), 'paciente.a-identificar');
    expect(aIdentificar('dipirona')).toEqual(frase(''));
    expect(aIdentificar('clonazepam')).toEqual(frase(', CPF'));
    expect(aIdentificar('amoxicilina')).toEqual(frase(', idade e sexo'));
    expect(aIdentificar('amoxicilina', 'clonazepam')).toEqual(frase(', CPF, idade e sexo'));
  });

  it('are named where something is missing', () => {
    expect(docs('dipirona', { nome: '', endereco: null }, 'paciente.identificacao')).toEqual([
      'paciente.nome: Paciente: informe o nome.',
      'paciente.endereco: Paciente: informe o endereço residencial.',
    ]);
    expect(docs('dipirona', ANA, 'paciente.identificacao')).toEqual([]);
    expect(docs('clonazepam', ANA, 'paciente.cpf')).toEqual([
      'paciente.cpf: Paciente: receita de clonazepam pede o CPF (ou passaporte).',
    ]);
    expect(docs('clonazepam', { ...ANA, cpf: '52998224725' }, 'paciente.cpf')).toEqual([]);
    expect(docs('dipirona', ANA, 'paciente.cpf')).toEqual([]);
  });

  it('of a retained prescription have sex and birth', () => {
    const retencao = [
      'paciente.data_nascimento: Paciente: receita de amoxicilina pede idade e sexo.',
    ];
    const data_nascimento = '1990-01-01';
    const retida = (quem: object, nome = 'amoxicilina') =>
      docs(nome, { ...ANA, ...quem }, 'paciente.retencao');
    expect(retida({})).toEqual(retencao);
    expect(retida({ sexo: 'feminino' })).toEqual(retencao);
    expect(retida({ data_nascimento })).toEqual(retencao);
    expect(retida({ sexo: 'feminino', data_nascimento })).toEqual([]);
    expect(retida({}, 'dipirona')).toEqual([]);
  });

  it.each(['nome', 'crm', 'crm_uf', 'endereco'])('of the prescriber, without %s', (parte) => {
    const prescritor = { nome: 'Ana Sá', crm: '1', crm_uf: 'SP', endereco: 'Rua A', [parte]: '' };
    expect(frases({ ...umItem('dipirona'), prescritor }, 'prescritor.identificacao')).toEqual([
      `prescritor.${parte}: Prescritor: informe nome, CRM com estado e endereço do consultório.`,
    ]);
  });

  const peso = (paciente: object, resto: Prescricao = {}) =>
    frases({ ...umItem('dipirona'), ...resto, paciente: { ...ANA, ...paciente } }, 'paciente.peso');
  it('under 12 and over 65 have weight and clearance', () => {
    expect(peso({ data_nascimento: '2014-11-22' })).toEqual([
      'paciente.peso_kg: Paciente com menos de 12 anos: informe o peso para conferir doses.',
    ]);
    expect(peso({ data_nascimento: '2014-11-22', peso_kg: 30 })).toEqual([]);
    expect(peso({ data_nascimento: '1960-11-21' })).toEqual([
      'clearance: Paciente com mais de 65 anos: informe o clearance para conferir doses.',
    ]);
    expect(peso({ data_nascimento: '1960-11-21' }, { clearance: 0 })).toEqual([]);
    expect(peso({})).toEqual([]);
  });

  it('have instructions', () => {
    const semInstrucoes = (instructions: string | null) =>
      frases({ ...umItem('dipirona'), instructions }, 'instrucoes.ausentes');
    const frase = ['instructions: Instruções: diga como usar cada medicamento.'];
    expect([null, '', ' '].map(semInstrucoes)).toEqual([frase, frase, frase]);
    expect(semInstrucoes('Tomar.')).toEqual([]);
  });
});
