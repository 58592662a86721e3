import { diaDe } from '@domain/agenda/fuso.ts';
import { data } from '@domain/contracts/campos.ts';
import type { LocalDePlantao } from '@domain/contracts/plantoes.ts';
import { type TermosDoLocal, termosSchema } from '@domain/contracts/plantoes.ts';
import { emReais, lerReais, reaisDigitados } from '@domain/dinheiro.ts';
import { type Termos, TIPOS_DE_DIA, type TipoDeDia, termosNoDia } from '@domain/plantao/preco.ts';
import * as z from 'zod/mini';

type LinhaDigitada = { dia: string; noite: string };

/** What the form of the terms holds: reais and percentages as typed. */
export interface TermosDigitados {
  vigente_de: string;
  regime: Termos['regime'];
  base: Termos['base'];
  horas_do_plantao: number;
  valores: Record<TipoDeDia, LinhaDigitada>;
  vale: Termos['vale'];
  noite_inicio: string;
  noite_fim: string;
  sobreaviso: number;
  retencoes: { nome: string; porcento: number }[];
  pagamento: 'dias' | 'dia_do_mes';
  dias: number;
  meses: number;
  dia: number;
}

const SEM_VALOR: LinhaDigitada = { dia: '', noite: '' };

const NOVOS: Omit<TermosDigitados, 'vigente_de'> = {
  regime: 'pj',
  base: 'plantao',
  horas_do_plantao: 12,
  valores: {
    semana: SEM_VALOR,
    sexta: SEM_VALOR,
    sabado: SEM_VALOR,
    domingo: SEM_VALOR,
    feriado: SEM_VALOR,
  },
  vale: 'cada_minuto',
  noite_inicio: '19:00',
  noite_fim: '07:00',
  // A third, as is paid most often.
  sobreaviso: 33.33,
  retencoes: [],
  pagamento: 'dias',
  dias: 30,
  meses: 1,
  dia: 10,
};

/** What the form starts from: the last terms that were written, from today on; the first, from the year's start. */
export function termosDigitados(local: LocalDePlantao, agora: number): TermosDigitados {
  const hoje = diaDe(new Date(agora), local.fuso);
  const ultimos = termosNoDia(local.termos, '2199-12-31');
  if (!ultimos) return { ...NOVOS, vigente_de: `${hoje.slice(0, 4)}-01-01` };
  const { termos } = ultimos;
  const texto = (valor: number | null) => (valor === null ? '' : reaisDigitados(valor));
  return {
    ...NOVOS,
    vigente_de: hoje,
    regime: termos.regime,
    base: termos.base,
    horas_do_plantao: termos.horas_do_plantao,
    valores: porTipo((tipo) => ({
      dia: texto(termos.valores[tipo].dia),
      noite: texto(termos.valores[tipo].noite),
    })),
    vale: termos.vale,
    noite_inicio: termos.noite_inicio,
    noite_fim: termos.noite_fim,
    sobreaviso: termos.sobreaviso_pb / 100,
    retencoes: termos.retencoes.map(({ nome, pb }) => ({ nome, porcento: pb / 100 })),
    ...(termos.pagamento.tipo === 'dias'
      ? { pagamento: 'dias', dias: termos.pagamento.dias }
      : {
          pagamento: 'dia_do_mes',
          meses: termos.pagamento.meses,
          dia: termos.pagamento.dia,
        }),
  };
}

function porTipo<V>(de: (tipo: TipoDeDia) => V): Record<TipoDeDia, V> {
  return Object.fromEntries(TIPOS_DE_DIA.map((tipo) => [tipo, de(tipo)])) as Record<TipoDeDia, V>;
}

const FRASE_DO_VALOR = 'Valor: escreva em reais, por exemplo 1.200,00.';
const valorDigitado = z.string().check(
  z.refine((texto) => texto.trim() === '' || (lerReais(texto) ?? 0) > 0, FRASE_DO_VALOR),
  z.refine((texto) => (lerReais(texto) ?? 0) <= 10_000_000, 'Valor: no máximo R$ 100.000,00.'),
);
const linhaDigitada = z.object({ dia: valorDigitado, noite: valorDigitado });

const numero = (rotulo: string, minimo: number, maximo: number) => {
  const frase = `${rotulo}: de ${minimo} a ${maximo}.`;
  return z.number(frase).check(z.gte(minimo, frase), z.lte(maximo, frase));
};
const inteiro = (rotulo: string, minimo: number, maximo: number) => {
  const frase = `${rotulo}: de ${minimo} a ${maximo}, sem casas.`;
  return z.int(frase).check(z.gte(minimo, frase), z.lte(maximo, frase));
};

const { shape } = termosSchema;

/** Checks what was typed, each field with its sentence. */
export const termosDigitadosSchema = z
  .object({
    vigente_de: data,
    regime: shape.regime,
    base: shape.base,
    horas_do_plantao: shape.horas_do_plantao,
    valores: z.object({
      semana: linhaDigitada,
      sexta: linhaDigitada,
      sabado: linhaDigitada,
      domingo: linhaDigitada,
      feriado: linhaDigitada,
    }),
    vale: shape.vale,
    noite_inicio: shape.noite_inicio,
    noite_fim: shape.noite_fim,
    sobreaviso: numero('Sobreaviso', 0, 100),
    retencoes: z
      .array(
        z.object({
          nome: shape.retencoes.def.element.shape.nome,
          porcento: numero('Retenção', 0, 100),
        }),
      )
      .check(z.maxLength(6, 'Use no máximo 6 retenções.')),
    pagamento: z.enum(['dias', 'dia_do_mes']),
    dias: inteiro('Prazo', 0, 365),
    meses: inteiro('Meses', 0, 12),
    dia: inteiro('Dia', 1, 31),
  })
  .check(
    z.refine(({ valores }) => lerReais(valores.semana.dia) !== null, {
      error: 'Segunda a quinta, dia: informe o valor. Os outros podem ficar vazios.',
      path: ['valores', 'semana', 'dia'],
    }),
    z.refine(({ retencoes }) => retencoes.reduce((soma, um) => soma + um.porcento, 0) <= 100, {
      error: 'Retenções: juntas, no máximo 100%.',
      path: ['retencoes'],
    }),
  );

/** The terms that were typed; of a form that is not complete, what can be read of it. */
export function termosPreenchidos(campos: TermosDigitados): Termos {
  const { pagamento, dias, meses, dia } = campos;
  const pb = (porcento: number) => Math.round(porcento * 100);
  return {
    regime: campos.regime,
    base: campos.base,
    horas_do_plantao: campos.horas_do_plantao,
    valores: porTipo((tipo) => ({
      dia: lerReais(campos.valores[tipo].dia),
      noite: lerReais(campos.valores[tipo].noite),
    })),
    vale: campos.vale,
    noite_inicio: campos.noite_inicio,
    noite_fim: campos.noite_fim,
    sobreaviso_pb: pb(campos.sobreaviso),
    retencoes: campos.retencoes.map(({ nome, porcento }) => ({ nome, pb: pb(porcento) })),
    pagamento: pagamento === 'dias' ? { tipo: 'dias', dias } : { tipo: 'dia_do_mes', meses, dia },
  };
}

const ROTULO_CURTO: Readonly<Record<Termos['regime'], string>> = {
  pj: 'PJ',
  rpa: 'RPA',
  clt: 'CLT',
  cooperativa: 'Cooperativa',
};

/** Says in one line how a place pays: `R$ 120,00 por hora, PJ, paga em 30 dias`. */
export function resumoDosTermos({ termos }: Pick<TermosDoLocal, 'termos'>): string {
  const { base, horas_do_plantao, valores, regime, pagamento } = termos;
  const unidade = base === 'hora' ? 'por hora' : `por plantão de ${horas_do_plantao} h`;
  const quando =
    pagamento.tipo === 'dias'
      ? `paga em ${pagamento.dias} dias`
      : `paga no dia ${pagamento.dia}, ${mesesDepois(pagamento.meses)}`;
  return `${emReais(valores.semana.dia ?? 0)} ${unidade}, ${ROTULO_CURTO[regime]}, ${quando}`;
}

function mesesDepois(meses: number): string {
  if (meses === 0) return 'no mesmo mês';
  return meses === 1 ? 'no mês seguinte' : `${meses} meses depois`;
}
