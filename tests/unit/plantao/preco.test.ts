import { diaDaSemana, localDe } from '@domain/agenda/fuso.ts';
import { emReais } from '@domain/dinheiro.ts';
import { feriadoDe } from '@domain/plantao/feriados.ts';
import {
  type Lugar,
  type PlantaoAPrecificar,
  precoDe,
  type Termos,
  TIPOS_DE_DIA,
  termosNoDia,
  valorDe,
  vencimento,
} from '@domain/plantao/preco.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const FUSO = 'America/Sao_Paulo';
const LUGAR: Lugar = {
  fuso: FUSO,
  calendario: { uf: 'SP', estaduais: true, facultativos: [], proprios: [] },
};
const VAZIA = { dia: null, noite: null };
const TERMOS: Termos = {
  regime: 'pj',
  base: 'hora',
  horas_do_plantao: 12,
  valores: {
    semana: { dia: 10_000, noite: 12_000 },
    sexta: VAZIA,
    sabado: { dia: 13_000, noite: 15_000 },
    domingo: VAZIA,
    feriado: { dia: 20_000, noite: null },
  },
  vale: 'cada_minuto',
  noite_inicio: '19:00',
  noite_fim: '07:00',
  sobreaviso_pb: 3333,
  retencoes: [],
  pagamento: { tipo: 'dias', dias: 30 },
};
const plantao = (inicio: string, fim: string, resto: Partial<PlantaoAPrecificar> = {}) => ({
  inicio: `${inicio}-03:00`,
  fim: `${fim}-03:00`,
  sobreaviso: false,
  valor_combinado_centavos: null,
  ...resto,
});
const linhas = (p: PlantaoAPrecificar, termos = TERMOS) =>
  precoDe(p, termos, LUGAR).linhas.map(({ rotulo, minutos, centavos }) => [
    rotulo,
    minutos,
    centavos,
  ]);

describe('what a shift is worth', () => {
  it('turns at the border of the night, to the minute', () => {
    expect(linhas(plantao('2026-12-01T18:59', '2026-12-01T19:01'))).toEqual([
      ['Segunda a quinta, dia', 1, 167],
      ['Segunda a quinta, noite', 1, 200],
    ]);
    expect(linhas(plantao('2026-12-01T06:59', '2026-12-01T07:01'))).toEqual([
      ['Segunda a quinta, noite', 1, 200],
      ['Segunda a quinta, dia', 1, 167],
    ]);
  });

  it('turns at midnight into another kind of day, and into another month', () => {
    // Friday 31 July to Saturday 1 August.
    expect(linhas(plantao('2026-07-31T19:00', '2026-08-01T07:00'))).toEqual([
      ['Sexta, noite', 300, 60_000],
      ['Sábado, noite', 420, 105_000],
    ]);
  });

  it('pays the holiday that begins at midnight, by its name', () => {
    expect(linhas(plantao('2026-12-24T19:00', '2026-12-25T07:00'))).toEqual([
      ['Segunda a quinta, noite', 300, 60_000],
      ['Feriado (Natal), noite', 420, 140_000],
    ]);
  });

  it('pays by its beginning where the contract says so', () => {
    const termos: Termos = { ...TERMOS, base: 'plantao', vale: 'inicio' };
    const preco = precoDe(plantao('2026-12-24T19:00', '2026-12-25T07:00'), termos, LUGAR);
    expect(preco.linhas).toEqual([
      {
        rotulo: 'Segunda a quinta, noite',
        minutos: 720,
        tarifa: `${emReais(12_000)} por plantão de 12 h`,
        centavos: 12_000,
      },
    ]);
  });

  it('pays a part of it on call from home, and what was agreed where something was', () => {
    const horas = ['2026-12-01T08:00', '2026-12-01T12:00'] as const;
    expect(linhas(plantao(...horas, { sobreaviso: true }))).toEqual([
      ['Segunda a quinta, dia', 240, 13_332],
    ]);
    const combinado = plantao(...horas, { valor_combinado_centavos: 99_999, sobreaviso: true });
    expect(precoDe(combinado, TERMOS, LUGAR).bruto).toBe(99_999);
  });

  it('withholds each by its name, and says when it is to be paid', () => {
    const termos: Termos = {
      ...TERMOS,
      retencoes: [
        { nome: 'INSS', pb: 1100 },
        { nome: 'ISS', pb: 500 },
      ],
      pagamento: { tipo: 'dia_do_mes', meses: 2, dia: 31 },
    };
    const preco = precoDe(plantao('2026-12-01T08:00', '2026-12-01T20:00'), termos, LUGAR);
    expect(preco.bruto).toBe(122_000);
    expect(preco.retencoes).toEqual([
      { nome: 'INSS', centavos: 13_420 },
      { nome: 'ISS', centavos: 6_100 },
    ]);
    expect([preco.liquido, preco.vence]).toEqual([102_480, '2027-02-28']);
  });
});

it('a day by which it is paid is one that its month has', () => {
  const dia = (meses: number, qual: number) =>
    vencimento('2026-01-31', { pagamento: { tipo: 'dia_do_mes', meses, dia: qual } });
  expect([dia(0, 31), dia(1, 31), dia(1, 5), dia(11, 10)]).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-02-05',
    '2026-12-10',
  ]);
  expect(vencimento('2026-12-15', { pagamento: { tipo: 'dias', dias: 30 } })).toBe('2027-01-14');
});

it('an empty night follows its day, and an empty row the row above', () => {
  const { valores } = TERMOS;
  expect([valorDe(valores, 'sexta', false), valorDe(valores, 'sexta', true)]).toEqual([
    10_000, 12_000,
  ]);
  expect(valorDe(valores, 'domingo', true)).toBe(15_000);
  expect(valorDe(valores, 'feriado', true)).toBe(20_000);
});

describe('the terms of a day', () => {
  const versoes = [
    { vigente_de: '2026-06-01', criado_em: '2026-05-01T00:00:00Z', nome: 'b' },
    { vigente_de: '2026-01-01', criado_em: '2026-05-02T00:00:00Z', nome: 'a' },
    { vigente_de: '2026-06-01', criado_em: '2026-05-01T00:00:01+00:00', nome: 'c' },
  ];
  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 'a'],
    ['2026-05-31', 'a'],
    ['2026-06-01', 'c'],
  ])('on %s are %s', (dia, nome) => expect(termosNoDia(versoes, dia)?.nome).toBe(nome));
});

// What any shift is worth, minute by minute: the oracle of the properties.
function minutoAMinuto(p: PlantaoAPrecificar, termos: Termos, { fuso, calendario }: Lugar): number {
  let soma = 0;
  for (let ms = Date.parse(p.inicio); ms < Date.parse(p.fim); ms += 60_000) {
    const [dia = '', hora = ''] = localDe(new Date(ms), fuso).split('T');
    const { noite_inicio: i, noite_fim: f } = termos;
    const noite = i <= f ? hora >= i && hora < f : hora >= i || hora < f;
    const semana = diaDaSemana(dia);
    const util = (['sexta', 'sabado', 'domingo'] as const)[semana - 5] ?? 'semana';
    const tipo = feriadoDe(dia, calendario) ? 'feriado' : util;
    soma += valorDe(termos.valores, tipo, noite);
  }
  return soma / 60 / (termos.base === 'hora' ? 1 : termos.horas_do_plantao);
}

const celula = fc.option(fc.integer({ min: 1, max: 500_000 }), { nil: null });
const linha = fc.record({ dia: celula, noite: celula });
const hora = fc
  .integer({ min: 0, max: 1439 })
  .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`);
const termosQuaisquer: fc.Arbitrary<Termos> = fc
  .record({
    base: fc.constantFrom('hora' as const, 'plantao' as const),
    horas_do_plantao: fc.integer({ min: 1, max: 36 }),
    semana: fc.record({ dia: fc.integer({ min: 1, max: 500_000 }), noite: celula }),
    linhas: fc.tuple(linha, linha, linha, linha),
    noite_inicio: hora,
    noite_fim: hora,
  })
  .map(({ semana, linhas: [sexta, sabado, domingo, feriado], ...resto }) => ({
    ...TERMOS,
    ...resto,
    valores: { semana, sexta, sabado, domingo, feriado },
  }));
const inicioEmMinutos = fc.integer({ min: 0, max: 10 * 366 * 1440 });
const FUSOS_COM_HISTORIA = ['America/Sao_Paulo', 'America/Manaus', 'America/Noronha'];
/** Years with daylight saving time, too: days of 23 and 25 hours. */
const de2014 = Date.parse('2014-01-01T00:00:00Z');
const turno = (minuto: number, duracao: number): PlantaoAPrecificar => ({
  inicio: new Date(de2014 + minuto * 60_000).toISOString(),
  fim: new Date(de2014 + (minuto + duracao) * 60_000).toISOString(),
  sobreaviso: false,
  valor_combinado_centavos: null,
});

it('is what its minutes are worth, whatever borders, holidays and clocks it crosses', () => {
  fc.assert(
    fc.property(
      termosQuaisquer,
      inicioEmMinutos,
      fc.integer({ min: 1, max: 2160 }),
      fc.constantFrom(...FUSOS_COM_HISTORIA),
      (termos, minuto, duracao, fuso) => {
        const lugar = { ...LUGAR, fuso };
        const p = turno(minuto, duracao);
        const preco = precoDe(p, termos, lugar);
        // Each line is rounded by half a centavo at most.
        expect(Math.abs(preco.bruto - minutoAMinuto(p, termos, lugar))).toBeLessThanOrEqual(
          0.5 * preco.linhas.length + 1e-6,
        );
        expect(preco.linhas.reduce((soma, { minutos }) => soma + minutos, 0)).toBe(duracao);
        expect(preco.linhas.every(({ centavos }) => Number.isSafeInteger(centavos))).toBe(true);
      },
    ),
    { numRuns: 120 },
  );
});

it('is worth as much in two parts as whole, but for the centavos of rounding', () => {
  fc.assert(
    fc.property(
      termosQuaisquer,
      inicioEmMinutos,
      fc.integer({ min: 2, max: 2160 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (termos, minuto, duracao, onde) => {
        const corte = Math.max(1, Math.floor(duracao * onde));
        const inteiro = precoDe(turno(minuto, duracao), termos, LUGAR);
        const antes = precoDe(turno(minuto, corte), termos, LUGAR);
        const depois = precoDe(turno(minuto + corte, duracao - corte), termos, LUGAR);
        const folga =
          0.5 * (inteiro.linhas.length + antes.linhas.length + depois.linhas.length) + 1e-6;
        expect(Math.abs(inteiro.bruto - antes.bruto - depois.bruto)).toBeLessThanOrEqual(folga);
      },
    ),
  );
});

it('withholds no more than all of it', () => {
  const parte = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(
      inicioEmMinutos,
      fc.integer({ min: 1, max: 2160 }),
      fc.array(parte, { maxLength: 6 }),
      (minuto, duracao, partes) => {
        const total = partes.reduce((soma, pb) => soma + pb, 0) || 1;
        const retencoes = partes.map((pb, i) => ({
          nome: `Retenção ${i}`,
          pb: total > 10_000 ? Math.floor((pb * 10_000) / total) : pb,
        }));
        const { bruto, liquido } = precoDe(turno(minuto, duracao), { ...TERMOS, retencoes }, LUGAR);
        expect(liquido).toBeGreaterThanOrEqual(0);
        expect(liquido).toBeLessThanOrEqual(bruto);
      },
    ),
  );
});

it('knows its kinds of day in the order of the table', () => {
  expect(TIPOS_DE_DIA).toEqual(['semana', 'sexta', 'sabado', 'domingo', 'feriado']);
});
