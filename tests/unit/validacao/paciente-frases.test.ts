import { validarPaciente } from '@domain/validacao/paciente/validar.ts';
import { describe, expect, it } from 'vitest';

/** What a person reads of each finding, in full, and what is not said where nothing is wrong. */

const HOJE = '2026-11-21';
const CERTO = {
  nome: 'Helena Prado',
  data_nascimento: '1980-02-29',
  sexo: 'feminino',
  cpf: '529.982.247-25',
};

/** Every finding about a patient: where and what. */
function achados(dados: object): readonly string[] {
  const { erros, avisos, informacoes } = validarPaciente({ ...CERTO, ...dados }, HOJE);
  return [...erros, ...avisos, ...informacoes].map(({ campo, frase }) => `${campo}: ${frase}`);
}
const sinais = (lidos: object, resto: object = {}) => achados({ sinais_vitais: lidos, ...resto });

describe('a registration says', () => {
  it.each([
    [{ nome: '' }, 'nome: Nome: informe nome e sobrenome.'],
    [{ nome_social: 'H' }, 'nome_social: Nome social: use ao menos 2 letras.'],
    [{ nome_mae: 'R' }, 'nome_mae: Nome da mãe: use ao menos 3 letras.'],
    [{ nome_mae: 3 }, 'nome_mae: Nome da mãe: informe um texto.'],
    [{ cep: 12345678 }, 'cep: Confira o que foi informado.'],
    [{ cep: '1' }, 'cep: CEP: informe os 8 dígitos.'],
    [{ cpf: '1' }, 'cpf: CPF: os dígitos não conferem. Verifique o número.'],
    [{ data_nascimento: '2026-02-30' }, 'data_nascimento: Data: confira dia, mês e ano.'],
    [{ data_nascimento: '2026-11-22' }, 'data_nascimento: Data de nascimento: está no futuro.'],
    [
      { data_nascimento: '1895-11-21' },
      'data_nascimento: Data de nascimento: daria mais de 130 anos.',
    ],
    [
      { data_nascimento: '1915-11-21' },
      'data_nascimento: Data de nascimento: 111 anos é uma idade incomum, confirme.',
    ],
    [
      { cpf: '' },
      'cpf: Sem CPF: é por ele que o SUS e as receitas controladas identificam o paciente.',
    ],
    [{ ['a'.repeat(61)]: 1 }, `${'a'.repeat(60)}: Campo desconhecido: não foi conferido.`],
  ])('%j', (dados, frase) => {
    expect(achados(dados)).toEqual([frase]);
  });

  it('of a council, which state and where to confirm it', () => {
    const confirme =
      'crm: O formato não prova o registro: confirme o CRM na busca por médicos do CFM.';
    expect(achados({ crm: '123456' })).toEqual(['crm_uf: CRM: informe também o estado.', confirme]);
    expect(achados({ crm: '123456', crm_uf: 'SP' })).toEqual([confirme]);
    expect(achados({ crm_uf: 'SP' })).toEqual([]);
  });

  it('nothing of a birth that was not informed', () => {
    for (const data_nascimento of [undefined, null, '']) {
      expect(achados({ data_nascimento })).toEqual([]);
    }
    expect(achados({ nome_social: 'Lena Prado', nome_mae: 'Rita Prado' })).toEqual([]);
  });

  const semCpf = (dados: object) => achados({ cpf: null, ...dados });
  const RECEM_NASCIDO = 'cpf: Recém-nascido sem CPF: o cadastro é aceito com os dados da mãe.';
  const SEM_CPF =
    'cpf: Sem CPF: é por ele que o SUS e as receitas controladas identificam o paciente.';
  it.each([
    [HOJE, RECEM_NASCIDO],
    ['2026-10-24', RECEM_NASCIDO],
    ['2026-10-23', SEM_CPF],
    [null, SEM_CPF],
  ])('of somebody born on %s without a CPF: %s', (data_nascimento, frase) => {
    expect(semCpf({ data_nascimento, nome_mae: 'Rita Prado' })).toEqual([frase]);
  });

  it('whose mother is asked for, of a newborn only', () => {
    const pergunta = 'nome_mae: Recém-nascido sem CPF: informe o nome da mãe.';
    expect(semCpf({ data_nascimento: HOJE })).toContain(pergunta);
    expect(semCpf({ data_nascimento: '2026-11-22' })).not.toContain(pergunta);
    expect(semCpf({ data_nascimento: '2026-10-23' })).not.toContain(pergunta);
    expect(achados({ data_nascimento: HOJE })).toEqual([]);
  });
});

describe('a sign says', () => {
  it.each([
    [{ temperatura: 47 }, 'temperatura: Temperatura: informe um número entre 20 e 46 °C.'],
    [{ temperatura: '36,5' }, 'temperatura: Temperatura: informe um número entre 20 e 46 °C.'],
    [{ saturacao: 97.5 }, 'saturacao: Saturação de O₂: informe um número inteiro.'],
    [{ temperatura: 36.55 }, 'temperatura: Temperatura: use no máximo 1 casa decimal.'],
    [{ peso_kg: 70.1234 }, 'peso_kg: Peso: use no máximo 3 casas decimais.'],
    [
      { pressao_sistolica: 120, pressao_diastolica: 121 },
      'pressao_diastolica: Pressão diastólica: precisa ser menor que a sistólica.',
    ],
    [{ diurese: 1 }, 'diurese: Sinal desconhecido: não foi conferido.'],
    [{ ['d'.repeat(61)]: 1 }, `${'d'.repeat(60)}: Sinal desconhecido: não foi conferido.`],
    [
      { frequencia_cardiaca: 101 },
      'frequencia_cardiaca: Frequência cardíaca: 101 bpm está acima do esperado (100 bpm).',
    ],
    [
      { frequencia_cardiaca: 49 },
      'frequencia_cardiaca: Frequência cardíaca: 49 bpm está abaixo do esperado (50 bpm).',
    ],
    [{ temperatura: 37.8 }, 'temperatura: Temperatura: 37,8 °C está acima do esperado (37,7 °C).'],
    [{ peso_kg: 29 }, 'peso_kg: Peso: 29 kg é incomum em adulto, confirme.'],
    [{ altura_cm: 119.94 }, 'altura_cm: Altura: use no máximo 1 casa decimal.'],
    [{ altura_cm: 119.9 }, 'altura_cm: Altura: 119,9 cm é incomum em adulto, confirme.'],
    [{ peso_kg: 30, altura_cm: 175 }, 'peso_kg: IMC: 9,8 kg/m² é incomum em adulto, confirme.'],
    [{ peso_kg: 220, altura_cm: 175 }, 'peso_kg: IMC: 71,8 kg/m² é incomum em adulto, confirme.'],
  ])('%j', (lidos, frase) => {
    const doSinal = sinais(lidos).map((achado) => achado.replace('sinais_vitais.', ''));
    if (!('pressao_sistolica' in lidos)) expect(doSinal).toEqual([frase]);
    expect(doSinal).toContain(frase);
  });

  it.each([
    { peso_kg: 30 },
    { peso_kg: 250 },
    { altura_cm: 120 },
    { altura_cm: 220 },
    { peso_kg: 48, altura_cm: 200 },
    { peso_kg: 70.123 },
    { temperatura: 36.6 },
    { temperatura: null, saturacao: '' },
    { frequencia_cardiaca: 50 },
    { frequencia_cardiaca: 100 },
    {},
  ])('nothing of %j', (lidos) => {
    expect(sinais(lidos)).toEqual([]);
  });

  it('that is far from the usual to be confirmed', () => {
    expect(sinais({ temperatura: 20 })).toEqual([
      'sinais_vitais.temperatura: Temperatura: 20 °C é um valor incomum, confirme.',
      'sinais_vitais.temperatura: Temperatura: 20 °C está abaixo do esperado (35 °C).',
    ]);
  });

  it('that there is none, where something else was sent', () => {
    for (const errado of [[36.5], 'texto', 36.5]) {
      expect(achados({ sinais_vitais: errado })).toEqual([
        'sinais_vitais: Sinais vitais: envie um objeto com cada sinal.',
      ]);
    }
    for (const nada of [undefined, null, '']) expect(achados({ sinais_vitais: nada })).toEqual([]);
  });

  const semNascimento = { data_nascimento: null };
  it.each([
    'pressao_sistolica',
    'pressao_diastolica',
    'frequencia_cardiaca',
    'frequencia_respiratoria',
  ])('that %s was not compared, of unknown age', (sinal) => {
    const valor = sinal === 'frequencia_respiratoria' ? 16 : 80;
    expect(sinais({ [sinal]: valor }, semNascimento)).toEqual([
      'sinais_vitais: Sem data de nascimento: pressão e frequências não foram comparadas com a idade.',
    ]);
    expect(sinais({ [sinal]: valor })).not.toContain('sinais_vitais: Sem data');
  });

  it('nothing of age where no sign is judged by it, nor of size in a child', () => {
    expect(sinais({ temperatura: 36.6, peso_kg: 29, altura_cm: 110 }, semNascimento)).toEqual([]);
    // Eighteen years are 6574.5 days: the day before and the day after.
    expect(sinais({ peso_kg: 29 }, { data_nascimento: '2008-11-22' })).toEqual([]);
    expect(sinais({ peso_kg: 29 }, { data_nascimento: '2008-11-20' })).toHaveLength(1);
  });
});
