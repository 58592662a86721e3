import { ferramentasPara } from '@domain/assistente/modelo/ferramentas.ts';
import { frasesDoProntuario, type ResumoDoProntuario } from '@domain/assistente/prontuario.ts';
import { describe, expect, it } from 'vitest';

const HOJE = '2026-11-23';
const PRONTUARIO: ResumoDoProntuario = {
  nomes: ['Zulmira Antunes'],
  nascimento: '1954-03-01',
  sexo: 'feminino',
  alergias: ['dipirona'],
  nega_alergias: false,
  alertas: [],
  creatinina: null,
  problemas: [
    { descricao: 'Fibrilação atrial; filha Zulmira avisa por 11 98765-4321', codigo: 'I48' },
  ],
  medicamentos: [{ nome: 'varfarina', dose: '5 mg' }],
  sinais: { pressao_sistolica: 150, peso_kg: 61.5 },
  sinaisDe: '2026-11-20',
};
const ferramentas = (pergunta: string, prontuario: ResumoDoProntuario | null = null) =>
  ferramentasPara({ pergunta, prontuario, daCondicao: [], hoje: HOJE });
const usar = (
  nome: string,
  argumentos: unknown,
  pergunta: string,
  prontuario: ResumoDoProntuario | null = null,
) => {
  const ferramenta = ferramentas(pergunta, prontuario).find((uma) => uma.nome === nome);
  if (!ferramenta) throw new Error(`there is no tool ${nome}`);
  return ferramenta.usar(argumentos);
};
const RIM = 'Cockcroft-Gault de mulher de 72 anos, 61,5 kg, creatinina 1,2';
const CALCULAR = 'calcular_cockcroft-gault';
const DO_RIM = { age: 72, gender: 'feminino', weight: 61.5, creatinine: 1.2 };

describe('a model is offered', () => {
  it('what the question asks for, and nothing where it asks for nothing', () => {
    expect(ferramentas('qual a capital do país?')).toEqual([]);
    expect(ferramentas(RIM).map(({ nome }) => nome)).toContain(CALCULAR);
    expect(ferramentas('enalapril com losartana?').map(({ nome }) => nome)).toEqual([
      'dose_da_tabela',
      'interacoes',
      'conferir_medicamentos',
    ]);
  });

  it('the record only where the doctor let it be read', () => {
    const nomes = (prontuario: ResumoDoProntuario | null) =>
      ferramentas('e agora?', prontuario).map(({ nome }) => nome);
    expect(nomes(null)).not.toContain('resumo_do_prontuario');
    expect(nomes(PRONTUARIO)).toContain('resumo_do_prontuario');
  });

  it('names that every provider takes, each once', () => {
    const nomes = ferramentas('wells, cha2ds2-vasc, heart e meld de quem usa varfarina').map(
      ({ nome }) => nome,
    );
    for (const nome of nomes) expect(nome).toMatch(/^[\w-]{1,64}$/);
    expect(new Set(nomes).size).toBe(nomes.length);
  });
});

describe('a calculator', () => {
  it('answers by the engine, with what was read into it', () => {
    const uso = usar(CALCULAR, DO_RIM, RIM);
    expect(uso).toMatchObject({ ok: true, resultado: { titulo: expect.stringMatching(/\S/) } });
    const frases = uso.ok ? uso.resultado.frases.join(' ') : '';
    expect(frases).toContain('mL/min');
    expect(frases).toContain('61,5 kg');
    expect(frases).toContain('confira');
  });

  it('takes no measure that nobody said', () => {
    expect(usar(CALCULAR, { ...DO_RIM, creatinine: 0.9 }, RIM)).toEqual({
      ok: false,
      erro: expect.stringContaining('não está na pergunta nem no prontuário'),
    });
  });

  it('takes a measure of the record', () => {
    const semPeso = 'Cockcroft-Gault, mulher de 72 anos, creatinina 1,2';
    expect(usar(CALCULAR, DO_RIM, semPeso).ok).toBe(false);
    expect(usar(CALCULAR, DO_RIM, semPeso, PRONTUARIO).ok).toBe(true);
  });

  it.each([[null], ['x'], [[]], [{}], [{ ...DO_RIM, extra: 1.2 }], [{ ...DO_RIM, gender: 'x' }]])(
    'refuses %j with a sentence',
    (argumentos) => {
      expect(usar(CALCULAR, argumentos, RIM)).toEqual({
        ok: false,
        erro: expect.stringMatching(/\p{L}+/u),
      });
    },
  );
});

describe('medicines', () => {
  const PERGUNTA = 'posso dar ibuprofeno ou dipirona a quem usa varfarina?';

  it('are held against the record', () => {
    const uso = usar(
      'conferir_medicamentos',
      { medicamentos: ['dipirona 1 g VO de 6/6 h', 'ibuprofeno 600 mg VO de 8/8 h'] },
      PERGUNTA,
      PRONTUARIO,
    );
    const frases = uso.ok ? uso.resultado.frases.join(' ') : '';
    expect(frases).toMatch(/alergia/i);
    expect(frases).toMatch(/varfarina/i);
  });

  it('are compared with one another', () => {
    const uso = usar('interacoes', { medicamentos: ['varfarina', 'ibuprofeno'] }, PERGUNTA);
    expect(uso).toMatchObject({
      ok: true,
      resultado: { frases: [expect.stringMatching(/varfarina/i)] },
    });
  });

  it('have the doses of the table, or none', () => {
    const dose = (medicamento: string) => usar('dose_da_tabela', { medicamento }, PERGUNTA);
    expect(dose('ibuprofeno')).toMatchObject({
      ok: true,
      resultado: { frases: expect.arrayContaining([expect.stringContaining('mg')]) },
    });
    expect(dose('zyxomabe')).toMatchObject({
      ok: true,
      resultado: { frases: [expect.stringContaining('não dizem nada')], fonte: null },
    });
  });

  it.each([
    [{}],
    [{ medicamentos: [] }],
    [{ medicamentos: 'varfarina' }],
    [{ medicamentos: Array(11).fill('varfarina') }],
    [{ medicamentos: ['x'.repeat(201)] }],
    [{ medicamentos: ['varfarina'], paciente_id: 'outro' }],
  ])('are refused as %j', (argumentos) => {
    expect(usar('conferir_medicamentos', argumentos, PERGUNTA).ok).toBe(false);
  });
});

describe('the summary of a record', () => {
  it('names nobody, and says dates as times', () => {
    const texto = frasesDoProntuario(PRONTUARIO, HOJE).join('\n');
    expect(texto).not.toMatch(/Zulmira|98765|1954|20\/11/);
    expect(texto).toContain('Idade: 72 anos');
    expect(texto).toContain('varfarina, 5 mg');
    expect(texto).toContain('PAS 150 mmHg');
    expect(texto).toContain('I48');
  });

  it('does not take silence for an answer', () => {
    const vazio: ResumoDoProntuario = {
      ...PRONTUARIO,
      nascimento: null,
      sexo: 'ignorado',
      alergias: null,
      problemas: [],
      medicamentos: [],
      sinais: {},
      sinaisDe: null,
    };
    expect(frasesDoProntuario(vazio, HOJE)).toEqual([
      'Idade: não informada.',
      'Sexo: não informado.',
      'Alergias: não informadas.',
      'Problemas ativos: nenhum registrado.',
      'Medicamentos em uso: nenhum registrado.',
    ]);
    expect(frasesDoProntuario({ ...vazio, nega_alergias: true }, HOJE)).toContain(
      'Alergias: nega.',
    );
  });
});
