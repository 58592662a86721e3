import { type LocalDePlantao, termosSchema } from '@domain/contracts/plantoes.ts';
import { describe, expect, it } from 'vitest';
import {
  camposPreenchidos,
  horariosDigitados,
  plantaoDigitado,
} from '@/features/area-plantonista/agenda/campos.ts';
import { comContas } from '@/features/area-plantonista/api/contas.ts';
import {
  liquidoPorHora,
  mesesDoAno,
  porLocal,
} from '@/features/area-plantonista/financeiro/anual.ts';
import {
  camposDoLocal,
  digitadosSchema,
  lerFeriado,
  localPreenchido,
} from '@/features/area-plantonista/locais/campos.ts';
import {
  termosDigitados,
  termosDigitadosSchema,
  termosPreenchidos,
} from '@/features/area-plantonista/locais/termos.ts';

const AGORA = Date.parse('2026-12-15T12:00:00Z');
const LOCAL: LocalDePlantao = {
  id: '11111111-1111-4111-8111-111111111111',
  nome: 'UPA Norte',
  setor: null,
  cnpj: null,
  cnes: null,
  uf: 'SP',
  cidade: 'São Paulo',
  endereco: null,
  fuso: 'America/Sao_Paulo',
  contatos: [{ nome: 'Márcia', papel: 'Escala', telefone: '11955550131' }],
  calendario: {
    estaduais: true,
    facultativos: ['carnaval'],
    proprios: [
      { dia: '01-25', nome: 'Aniversário da cidade' },
      { dia: '2026-12-30', nome: 'Acordo' },
    ],
  },
  observacoes: null,
  ativo: true,
  hospital_id: null,
  revisao: 1,
  termos: [],
};
const comTermos = (muda: Partial<ReturnType<typeof termosDigitados>> = {}): LocalDePlantao => {
  const digitados = {
    ...termosDigitados(LOCAL, AGORA),
    base: 'hora' as const,
    retencoes: [{ nome: 'Simples', porcento: 6 }],
    ...muda,
  };
  digitados.valores = { ...digitados.valores, semana: { dia: '100', noite: '1.200,50' } };
  return {
    ...LOCAL,
    termos: [
      {
        vigente_de: digitados.vigente_de,
        criado_em: '2026-01-01T00:00:00Z',
        termos: termosSchema.parse(termosPreenchidos(digitados)),
      },
    ],
  };
};

describe('the form of a place', () => {
  it('writes what it read', () => {
    const conferidos = digitadosSchema.parse(camposDoLocal(LOCAL));
    const { id: _i, ativo: _a, revisao: _r, hospital_id: _h, termos: _t, ...campos } = LOCAL;
    expect(localPreenchido(conferidos)).toEqual(campos);
  });

  it.each([
    ['25/01 Aniversário', { dia: '01-25', nome: 'Aniversário' }],
    [' 5/3/2027  Acordo da escala ', { dia: '2027-03-05', nome: 'Acordo da escala' }],
    ['29/02 Bissexto', { dia: '02-29', nome: 'Bissexto' }],
    ['29/02/2027 Não existe', null],
    ['31/04 Não existe', null],
    ['Natal', null],
    ['25/12', null],
  ])('reads the holiday %s', (texto, lido) => expect(lerFeriado(texto)).toEqual(lido));

  it('says which line of the holidays is not understood', () => {
    const lido = digitadosSchema.safeParse({
      ...camposDoLocal(LOCAL),
      feriados: '25/01 Cidade\namanhã',
    });
    expect(lido.error?.issues[0]?.message).toContain('“amanhã”');
  });
});

describe('the form of the terms', () => {
  it('reads reais as typed, and percentages to the hundredth', () => {
    const [{ termos } = { termos: null }] = comTermos({ sobreaviso: 33.33 }).termos;
    expect(termos?.valores.semana).toEqual({ dia: 10_000, noite: 120_050 });
    expect(termos?.sobreaviso_pb).toBe(3333);
    expect(termos?.retencoes).toEqual([{ nome: 'Simples', pb: 600 }]);
  });

  it('starts from the last terms, to hold from today on', () => {
    const de = termosDigitados(comTermos(), AGORA);
    expect([de.vigente_de, de.valores.semana.noite]).toEqual(['2026-12-15', '1200,50']);
  });

  it.each([
    ['no value at all', { dia: '', noite: '' }],
    ['a point before decimals', { dia: '12.50', noite: '' }],
    ['nothing', { dia: '0', noite: '' }],
    ['more than any hour', { dia: '100.000,01', noite: '' }],
  ])('refuses %s', (_, semana) => {
    const novos = termosDigitados(LOCAL, AGORA);
    const valores = { ...novos.valores, semana };
    expect(termosDigitadosSchema.safeParse({ ...novos, valores }).success).toBe(false);
  });
});

describe('the form of a shift', () => {
  it('is read by the clock of its place', () => {
    const manaus = { ...LOCAL, fuso: 'America/Manaus' } as const;
    const campos = plantaoDigitado(null, [manaus], '2026-12-20');
    expect(horariosDigitados(campos, [manaus])).toEqual([
      { inicio: '2026-12-20T23:00:00.000Z', fim: '2026-12-21T11:00:00.000Z' },
    ]);
  });

  it('plans nothing while something is missing or wrong', () => {
    const campos = plantaoDigitado(null, [LOCAL], '2026-12-20');
    const tentativas = [
      { dia: '2026-02-30' },
      { inicio: '25:00' },
      { local_id: '' },
      { padrao: 'semanal' as const, dias: [] },
      { padrao: '12x36' as const, ate: '2026-12-19' },
      { valor: 'mil' },
    ];
    for (const muda of tentativas)
      expect(horariosDigitados({ ...campos, ...muda }, [LOCAL])).toEqual([]);
    expect(camposPreenchidos({ ...campos, valor: '1.500' }).valor_combinado_centavos).toBe(150_000);
  });
});

describe('the money of a year', () => {
  const plantao = (id: string, inicio: string) => ({
    id,
    local_id: LOCAL.id,
    inicio,
    fim: new Date(Date.parse(inicio) + 6 * 3_600_000).toISOString(),
    estado: 'realizado' as const,
    sobreaviso: false,
    valor_combinado_centavos: null,
    observacoes: null,
    sessao_id: null,
    vaga_id: null,
    serie_id: null,
    revisao: 1,
    lancamentos: [],
  });
  const contas = comContas(
    [
      plantao('a', '2026-10-05T12:00:00Z'),
      // 31 October by the clock of the place, 1 November by UTC's.
      plantao('b', '2026-11-01T01:00:00Z'),
      plantao('c', '2027-01-04T12:00:00Z'),
    ],
    [comTermos()],
    AGORA,
  );

  it('is of the month in which a shift begins at its place', () => {
    const meses = mesesDoAno(2026, contas);
    expect(meses.map(({ plantoes }) => plantoes)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0]);
    // A day of 6 h at 100, a night of 6 h at 1.200,50, less 6%.
    expect(meses[9]?.liquido).toBe(56_400 + 677_082);
    expect(meses[9] && liquidoPorHora(meses[9])).toBe(61_124);
    expect(meses[0] && liquidoPorHora(meses[0])).toBeNull();
  });

  it('leaves what was not worked yet out of what a place owes', () => {
    expect(porLocal(contas).map(({ resumo }) => resumo.plantoes)).toEqual([2]);
  });
});
