/** Vital signs that are said in a visit, each in its unit and within what a body has. */
import type { TrechoDito } from '../../contracts/escriba.ts';
import { pressoesCoerentes, SINAIS_VITAIS, type SinalVital } from '../../sinais-vitais.ts';
import { condicional, type Fala } from './falas.ts';
import { comoNumero } from './leitura.ts';

export interface SinalDito {
  readonly sinal: SinalVital;
  readonly valor: number;
  readonly trecho: TrechoDito;
}

const N = String.raw`(\d{1,3}(?:[.,]\d{1,3})?)`;
/** Words between what is measured and its number, free of digits and of another sentence. */
const MEIO = '(?: (?!se |caso )[a-z:=-]+){0,5}? ';

const PRESSAO = new RegExp(
  `\\b(?:pa|pressao(?: arterial)?)\\b(?: [a-z:=]+){0,5}? ${N} (?:x|/|por) ${N}(?! [.,]?\\d)`,
  'g',
);

/** How each other sign is said: its name before its number, or the number before its unit. */
const DITOS: readonly (readonly [SinalVital, RegExp])[] = [
  [
    'frequencia_cardiaca',
    new RegExp(
      `\\b(?:fc|frequencia cardiaca|pulso|batimentos)${MEIO}(\\d{2,3})\\b|\\b(\\d{2,3}) (?:bpm|batimentos)\\b`,
      'g',
    ),
  ],
  [
    'frequencia_respiratoria',
    new RegExp(
      `\\b(?:fr|frequencia respiratoria)${MEIO}(\\d{1,2})\\b|\\b(\\d{1,2}) (?:irpm|ipm|mrpm|incursoes)\\b`,
      'g',
    ),
  ],
  [
    'temperatura',
    new RegExp(
      `\\b(?:temperatura|tax|temp)${MEIO}(\\d{2}(?:[.,]\\d{1,2})?)\\b|\\b(\\d{2}(?:[.,]\\d{1,2})?) (?:graus|°|º)`,
      'g',
    ),
  ],
  [
    'saturacao',
    new RegExp(`\\b(?:saturacao|saturando|satura|sat|spo|sato)${MEIO}(?:2 )?(\\d{2,3})\\b`, 'g'),
  ],
  ['glicemia', new RegExp(`\\b(?:hgt|dextro|glicemia capilar)${MEIO}(\\d{2,3})\\b`, 'g')],
  ['peso_kg', new RegExp(`\\b(?:peso|pesa|pesando)${MEIO}${N}\\b(?! (?:anos|meses|dias))`, 'g')],
  [
    'altura_cm',
    new RegExp(
      `\\b(?:altura|mede|estatura)${MEIO}(\\d(?:(?: metros?)? e \\d{2}|[.,]\\d{2})|\\d{2,3}(?= (?:cm|centimetros)))\\b`,
      'g',
    ),
  ],
  ['dor', /\bdor\b(?: [a-z]+){0,6}? (\d{1,2}) (?:\/|de|em|sobre) 10\b/g],
];

/** Another day, another place, or a limit: not what was measured now. */
const NAO_E_DE_AGORA =
  /\b(?:em casa|ontem|anteontem|semana|mes passado|ano passado|outro dia|farmacia|posto|costuma\w*|sempre|normalmente|meta|alvo|acima de|abaixo de|passar de|maior que|menor que|chegou a|ultima vez|consulta passada)\b/;
const SO_DITO: Readonly<Partial<Record<SinalVital, RegExp>>> = {
  temperatura: /\b(?:febre|teve|tive|chegou)\b/,
  peso_kg: /\b(?:perd\w+|ganh\w+|emagrec\w+|engord\w+)\b/,
};

/** The vital signs of a sentence, in its order; none of a question, of another day or of a limit. */
export function sinaisDaFala({ lida, pergunta, quem, inicio: onde }: Fala): SinalDito[] {
  if (pergunta || NAO_E_DE_AGORA.test(lida.texto)) return [];
  const lugar = (achado: RegExpMatchArray): TrechoDito => {
    const inicio = achado.index ?? 0;
    const dito = lida.onde(inicio, inicio + achado[0].length);
    return { inicio: onde + dito.inicio, fim: onde + dito.fim };
  };
  const firmes = (regra: RegExp) =>
    [...lida.texto.matchAll(regra)].filter(({ index }) => !condicional(lida.texto, index));
  const pressoes = firmes(PRESSAO).flatMap((achado) =>
    quem === 'paciente' ? [] : pressaoDe(achado, lugar(achado)),
  );
  const outros = DITOS.flatMap(([sinal, regra]) =>
    // Pain is the patient's to say; the rest is measured.
    (quem === 'paciente' && sinal !== 'dor') || SO_DITO[sinal]?.test(lida.texto)
      ? []
      : firmes(regra).flatMap((achado) => {
          const valor = valorDe(sinal, achado.slice(1).find(Boolean) ?? '');
          return possivel(sinal, valor) ? [{ sinal, valor, trecho: lugar(achado) }] : [];
        }),
  );
  return [...pressoes, ...outros];
}

/** Up to here a pressure was said in centimetres of mercury ("12 por 8"). */
const MAIOR_EM_CENTIMETROS = 30;

function pressaoDe([, a = '', b = '']: RegExpMatchArray, trecho: TrechoDito): SinalDito[] {
  const [alta, baixa] = [comoNumero(a), comoNumero(b)];
  const fator = alta <= MAIOR_EM_CENTIMETROS ? 10 : 1;
  const [sistolica, diastolica] = [Math.round(alta * fator), Math.round(baixa * fator)];
  if (
    !possivel('pressao_sistolica', sistolica) ||
    !possivel('pressao_diastolica', diastolica) ||
    !pressoesCoerentes(sistolica, diastolica)
  )
    return [];
  return [
    { sinal: 'pressao_sistolica', valor: sistolica, trecho },
    { sinal: 'pressao_diastolica', valor: diastolica, trecho },
  ];
}

/** A height is said in metres more often than in centimetres: "1,70", "1 metro e 70". */
function valorDe(sinal: SinalVital, escrito: string): number {
  if (sinal !== 'altura_cm') return comoNumero(escrito);
  const metros = /^(\d)(?:(?: metros?)? e |[.,])(\d{2})$/.exec(escrito);
  return metros ? Number(metros[1]) * 100 + Number(metros[2]) : comoNumero(escrito);
}

function possivel(sinal: SinalVital, valor: number): boolean {
  const { minimo, maximo, casas } = SINAIS_VITAIS[sinal];
  return valor >= minimo && valor <= maximo && Number(valor.toFixed(casas)) === valor;
}
