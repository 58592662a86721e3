import { maior } from './aritmetica.ts';
import { NUMERO, NUMERO_OU_PALAVRA, numeroDe } from './contagem.ts';
import type { Marca, Papel } from './papel.ts';
import type { Momento, Ritmo } from './tipos.ts';

/** What a text says of when it is taken. */
export interface Quando {
  readonly ritmo: Ritmo | undefined;
  /** The moments and hours of the day, by where they stand: the doses of a day may differ. */
  readonly momentos: readonly Marca[];
  readonly todoDia: boolean;
  /** Where the frequency was written; a bare "7 dias" after it is a duration. */
  readonly onde: number | undefined;
}

const N = NUMERO;
const NP = NUMERO_OU_PALAVRA;
const HORAS = String.raw`(?:horas?|hs?)\b`;
const PERIODO = String.raw`(dias?|d|noites?|semanas?|sem|mes(?:es)?|anos?)\b`;
const INTERVALO = new RegExp(
  [
    String.raw`(?<![\w.,/])(${N})\s*(?:${HORAS})?\s*[/-]\s*${N}\s*${HORAS}`,
    String.raw`\b(?:de\s+)?(${N})\s*(?:${HORAS})?\s*(?:em|a|ou)\s+${N}\s*${HORAS}`,
    String.raw`\b(?:a\s+)?cada\s+(${N})\s*(?:a\s+${N}\s*)?${HORAS}`,
  ].join('|'),
  'g',
);
const VEZES_AO_DIA = new RegExp(
  String.raw`(?<![\w.,/])(?:${N}\s*(?:a|ou|-)\s*)?(${NP})\s*(?:x|vez(?:es)?|tomadas?)\s*(?:/|ao|por|a|no)?\s*(?:dia|d)\b`,
  'g',
);
const EM_TOMADAS = new RegExp(
  String.raw`\b(?:em|dividid[oa]s?\s+(?:em|por))\s+(?:${NP}\s*(?:a|ou)\s*)?(${NP})\s*(?:tomadas|doses|vezes)\b`,
  'g',
);
const A_CADA = new RegExp(
  String.raw`\b(?:a\s+)?cada\s+(?:(${NP})\s*(?:a\s+${NP}\s*)?)?${PERIODO}|\bde\s+(${NP})\s+em\s+${NP}\s+${PERIODO}|(?<![\w.,/])(${N})\s*/\s*${N}\s*${PERIODO}`,
  'g',
);
const VEZES_NO_PERIODO = new RegExp(
  String.raw`(?<![\w.,/])(?:${NP}\s*(?:a|ou|-)\s*)?(${NP})\s*(?:x|vez(?:es)?|doses?)?\s*(?:/|\b(?:por|na|ao|a|no)\b)\s*(semana|sem|mes|ano)\b`,
  'g',
);
const NO_PERIODO =
  /\b(?:por|na|ao|cada|toda|todo)\s+(semana|mes|ano)\b|\b(semanal|quinzenal|mensal|bimestral|trimestral|semestral|anual)(?:mente)?\b/g;
const ALTERNADO =
  /\b(?:dias?|noites?)\s+alternad[oa]s?\b|\b(?:um\s+)?dia\s+sim,?\s*(?:e\s+)?(?:um\s+|outro\s+|dia\s+)?nao\b/g;
const DIA_DA_SEMANA =
  /\b(segunda|terca|quarta|quinta|sexta)(?:-?\s*feiras?|s)\b|\b(?:toda|cada|na|a|as|nas|e)\s+(segunda|terca|quarta|quinta|sexta)\b(?!\s*(?:dose|semana|vez|via|tomada|infusao|linha|aplicacao|opcao|hora|parte))|\b(sabado|domingo)s?\b/g;
const SEMANA_INTEIRA =
  /\b(?:de\s+)?segunda(?:-?feira)?\s+a\s+(?:sexta|sabado|domingo)(?:-?feira)?\b|\b(?:exceto|menos|salvo)\s+(?:aos?\s+|nos?\s+)?(?:sabado|domingo)s?(?:\s+e\s+(?:aos?\s+)?domingos?)?\b/g;
const UNICA =
  /\bdose\s+unica\b|\bem\s+bolus\b|\bbolus\b|\bdose\s+de\s+ataque\b|\b(?:uma\s+)?unica\s+(?:vez|dose|aplicacao)\b|\bagora\b/g;
const TODO_DIA =
  /\btod[oa]s?\s+(?:os\s+)?dias?\b|\btodas?\s+as\s+(?:noites|manhas|tardes)\b|\bdiari(?:o|a)s?\b|\bdiariamente\b|\bao\s+dia\b|\bpor\s+dia\b|\b\d*x?\s*\/\s*dia\b|\btoda\s+(?:noite|manha|tarde)\b/g;
/** Matches "não é de uso diário", which orders the opposite of what its words say. */
const NAO_DIARIO =
  /\b(?:nao|nunca|jamais)\s+(?:\w+\s+){0,3}?(?:diari\w*|tod[oa]s?\s+os\s+dias|ao\s+dia|por\s+dia)/g;
/** Matches steps that are not a rhythm: "aumentar a cada 2 semanas", "reavaliar em 7 dias". */
const PASSO =
  /\b(?:aumentar|aumento|subir|reduzir|reducao|diminuir|desmame|reavaliar|retornar|retorno|ajustar|dobrar|controle)\b[^.;]*?\b(?:cada|em|apos)\s+(?:\w+\s+){1,3}?(?:dias?|semanas?|mes(?:es)?|h|horas)\b|\bpausa\s+de\s+\d+(?:\s+dias?)?/g;
const MOMENTO =
  /\b(?:(?:a|de|pela|da|na)\s+(manha|tarde|noite)|ao\s+(acordar|levantar|deitar|dormir)|antes\s+de\s+(deitar|dormir)|em\s+(jejum)|(?:no|apos\s+o|depois\s+do|antes\s+do|com\s+o)\s+(almoco|jantar|cafe)(?:\s+da\s+manha)?)\b/g;
const RELOGIO =
  /\b(?:as?|,|e)\s*(?:as\s+)?([01]?\d|2[0-3])\s*(?:h(?:oras?|s)?(?:\s*[0-5]\d)?|:\s*[0-5]\d(?:\s*h)?)\b(?!\s*(?:antes|apos|depois))/g;
const NO_EVENTO =
  /\bantes\s+d[aoe]\s+(?:relacao|procedimento|exame|viagem|ato|atividade|sexo|consulta|cirurgia)\b/g;

const DIAS_DO_PERIODO: Readonly<Record<string, number>> = {
  d: 1,
  n: 1,
  s: 7,
  m: 30,
  a: 365,
  semanal: 7,
  quinzenal: 15,
  mensal: 30,
  bimestral: 60,
  trimestral: 90,
  semestral: 180,
  anual: 365,
};
const MOMENTO_DE: Readonly<Record<string, Momento>> = {
  manha: 'manha',
  tarde: 'tarde',
  noite: 'noite',
  acordar: 'jejum',
  levantar: 'jejum',
  jejum: 'jejum',
  deitar: 'deitar',
  dormir: 'deitar',
  almoco: 'almoco',
  jantar: 'jantar',
  cafe: 'manha',
};

/** The part of a day in which a moment is: "à noite, ao deitar" is one take. */
const PARTE_DO_DIA: Readonly<Record<Momento, string>> = {
  jejum: 'manha',
  manha: 'manha',
  almoco: 'almoco',
  tarde: 'tarde',
  jantar: 'noite',
  noite: 'noite',
  deitar: 'noite',
};

/** Takes out what has the words of a rhythm and is none. */
export function tirarPassos(papel: Papel): void {
  papel.tirar(PASSO);
  papel.tirar(NAO_DIARIO);
}

/** Takes every word about when it is taken out of a text. */
export function tirarQuando(papel: Papel): Quando {
  const todoDia = papel.texto.search(TODO_DIA) >= 0;
  const intervalos = papel.tirar(INTERVALO);
  const vezes = papel.tirar(VEZES_AO_DIA);
  const inteira = papel.tirar(SEMANA_INTEIRA);
  const espacados = tirarEspacados(papel);
  const tomadas = papel.tirar(EM_TOMADAS);
  const unica = papel.tirar(UNICA);
  const momentos = tirarMomentos(papel);
  const eventos = papel.tirar(NO_EVENTO);
  const todos = papel.tirar(TODO_DIA);
  const restam = /(?<![\w.,])(?:[2-9]|\d{2,}|duas|tres|quatro)\s*(?:x|vezes)\b/.test(papel.texto);

  const horas = menor(intervalos.map(({ grupos: [, a, b, c] }) => numeroDe(a ?? b ?? c)));
  const ditas = maior([...vezes, ...tomadas].map(({ grupos }) => numeroDe(grupos[1])));
  const ditos = nomesDosMomentos(momentos);
  const diaria = horas !== undefined && horas > 0 && horas <= 24 ? 24 / horas : undefined;
  const porMomentos = momentos.length > 0 && !restam ? momentos.length : undefined;
  const umaVez = todos.length + eventos.length + inteira.length > 0 && !restam ? 1 : undefined;
  const vezesPorDia = diaria ?? ditas ?? porMomentos ?? umaVez;
  const longo = horas !== undefined && horas > 24 ? horas / 24 : undefined;
  const aCadaDias = espacados ?? longo;
  const marcas = [...intervalos, ...vezes, ...tomadas, ...unica, ...momentos, ...todos];
  return {
    momentos,
    todoDia,
    onde: menor(marcas.map(({ onde }) => onde)) ?? (aCadaDias === undefined ? undefined : 0),
    ritmo: ritmo(),
  };

  function ritmo(): Ritmo | undefined {
    const extras = {
      ...(horas !== undefined && { intervaloHoras: horas }),
      ...(ditos.length > 0 && { momentos: ditos }),
    };
    if (aCadaDias !== undefined) return { vezesPorDia: vezesPorDia ?? 1, aCadaDias, ...extras };
    if (vezesPorDia !== undefined) return { vezesPorDia, aCadaDias: 1, ...extras };
    return unica.length > 0 ? { vezesPorDia: 1, aCadaDias: 0 } : undefined;
  }
}

/** Reads what is not taken every day; returns how many days lie between takes, at the shortest. */
function tirarEspacados(papel: Papel): number | undefined {
  const dias: (number | undefined)[] = [];
  for (const { grupos } of papel.tirar(A_CADA)) {
    const [, n1, p1, n2, p2, n3, p3] = grupos;
    const periodo = DIAS_DO_PERIODO[(p1 ?? p2 ?? p3 ?? '').charAt(0)];
    const quantos = numeroDe(n1 ?? n2 ?? n3) ?? 1;
    if (periodo !== undefined) dias.push(quantos * periodo);
  }
  for (const { grupos } of papel.tirar(VEZES_NO_PERIODO)) {
    const vezes = numeroDe(grupos[1]);
    const periodo = DIAS_DO_PERIODO[(grupos[2] ?? '').charAt(0)];
    if (vezes && periodo) dias.push(periodo / vezes);
  }
  for (const { grupos } of papel.tirar(NO_PERIODO)) {
    const [, porPeriodo, adjetivo] = grupos;
    dias.push(DIAS_DO_PERIODO[adjetivo ?? porPeriodo?.charAt(0) ?? '']);
  }
  if (papel.tirar(ALTERNADO).length > 0) dias.push(2);
  const daSemana = papel.tirar(DIA_DA_SEMANA).map(({ grupos: [, a, b, c] }) => a ?? b ?? c);
  if (daSemana.length > 0) dias.push(7 / new Set(daSemana).size);
  const menorIntervalo = menor(dias);
  return menorIntervalo !== undefined && menorIntervalo > 1 ? menorIntervalo : undefined;
}

/** Takes the moments and hours; two words for one moment ("em jejum, pela manhã") are one. */
function tirarMomentos(papel: Papel): readonly Marca[] {
  const { texto } = papel;
  const todos = [...papel.tirar(RELOGIO), ...papel.tirar(MOMENTO)].sort((a, b) => a.onde - b.onde);
  return todos.filter((marca, posicao) => {
    const anterior = todos[posicao - 1];
    const parte = parteDoDia(marca);
    if (!anterior || parte === undefined || parte !== parteDoDia(anterior)) return true;
    return /\se\s/.test(texto.slice(anterior.onde + (anterior.grupos[0]?.length ?? 0), marca.onde));
  });
}

function parteDoDia(marca: Marca): string | undefined {
  const [momento] = nomesDosMomentos([marca]);
  return momento && PARTE_DO_DIA[momento];
}

function nomesDosMomentos(marcas: readonly Marca[]): readonly Momento[] {
  return marcas.flatMap(({ grupos }) => {
    const dito = grupos.slice(1).find((grupo) => grupo !== undefined) ?? '';
    const momento = MOMENTO_DE[dito];
    return momento ? [momento] : [];
  });
}

function menor(valores: readonly (number | undefined)[]): number | undefined {
  const conhecidos = valores.filter((valor) => valor !== undefined);
  return conhecidos.length > 0 ? Math.min(...conhecidos) : undefined;
}
