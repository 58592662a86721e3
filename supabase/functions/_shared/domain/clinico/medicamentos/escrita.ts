import { normalizarBusca } from '../../texto.ts';
import type { Via } from './tipos.ts';

/**
 * Splits a name into the words by which it is compared: lower case, no accents, letters and digits
 * only.
 */
export function palavras(texto: string): readonly string[] {
  return normalizarBusca(texto.normalize('NFKC')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Makes the key under which a name is kept. */
export function chave(nome: string): string {
  return palavras(nome).join(' ');
}

const lista = (texto: string): readonly string[] => texto.split(/\s+/);

/** In order: of two words in one text, the earlier line tells the route (creme vaginal, gel oral). */
const PALAVRAS_DE_VIA: readonly (readonly [Via, readonly string[]])[] = [
  ['oftalmica', lista('colirio colirios oftalmico oftalmica oftalmicas ocular')],
  ['otologica', lista('otologico otologica otologicas')],
  ['nasal', lista('nasal nasais')],
  ['vaginal', lista('vaginal vaginais ovulo ovulos')],
  [
    'inalatoria',
    lista(
      'inalatorio inalatoria inalacao inalador inalado inalada nebulizacao aerossol bombinha turbuhaler diskus aerolizer respimat',
    ),
  ],
  ['sublingual', lista('sublingual sl')],
  ['retal', lista('retal supositorio supositorios enema')],
  ['transdermica', lista('transdermico transdermica adesivo adesivos')],
  ['intravenosa', lista('iv ev intravenoso intravenosa endovenoso endovenosa')],
  ['intramuscular', lista('im intramuscular')],
  ['subcutanea', lista('sc subcutaneo subcutanea')],
  ['injetavel', lista('injetavel injetaveis injecao ampola ampolas amp')],
  [
    'oral',
    lista(
      'oral vo comprimido comprimidos comp cp cps cpr capsula capsulas caps cap dragea drageas xarope mastigavel orodispersivel',
    ),
  ],
  [
    'topica',
    lista(
      'topico topica creme pomada pomadas gel emulgel locao unguento xampu shampoo esmalte dermatologico dermatologica cutaneo cutanea',
    ),
  ],
];

const FORMAS = lista(
  `spray gotas gts gota solucao sol suspensao susp po frasco fr bisnaga sache saches envelope tubo caneta
   refil seringa efervescente revestido revestidos liberacao prolongada controlada modificada xr xl sr lp mr cr er od
   retard la infantil adulto pediatrico pediatrica mole moles dispersivel granulado preenchida elixir pastilha
   pastilhas flaconete goma mascar liquido colutorio dispositivo implante anel`,
);

const SAIS = lista(
  `sodico sodica sodio potassico potassica potassio calcico calcica magnesico magnesica cloridrato
   dicloridrato maleato besilato succinato hemissuccinato tartarato bitartarato hemitartarato fumarato
   hemifumarato mesilato sulfato bissulfato citrato fosfato acetato bromidrato brometo oxalato nitrato
   pamoato estearato etilsuccinato propionato furoato dipropionato valerato medoxomila proxetila axetila
   anidro anidra monoidratado monoidratada diidratado diidratada triidratado triidratada hemihidratado
   dietilamonio trometamina arginina lisina`,
);

const UNIDADES = lista('mg mcg ug g kg ml l ui u unidade unidades mui meq mmol mil milhoes');

const POSOLOGIA = lista(
  `de da do em a ao aos as no na por para com se via uso tomar usar aplicar x vez vezes dia dias semana semanas
   mes meses hora horas hs cada manha tarde noite jejum deitar almoco jantar continuo continua diario diaria
   sos agora dor febre nausea necessario apos antes refeicao refeicoes dose doses unica pela pelo pelas pelos
   durante meio meia um uma dois duas tres quatro ate entre depois acordar dormir cafe tosse coceira alergia
   vomito vomitos colica insonia ansiedade crise pressao ou jato jatos unidade unidades aplicacao aplicacoes falta ar
   evacuacao evacuacoes todo toda todos todas os diariamente semanal quinzenal mensal alternado alternados segunda
   segundas terca tercas quarta quartas quinta quintas sexta sextas sabado sabados domingo domingos feira feiras
   bolus dar ingerir inalar pingar instilar dissolver`,
);

const IGNORAVEIS: ReadonlySet<string> = new Set([
  ...PALAVRAS_DE_VIA.flatMap(([, termos]) => termos),
  ...FORMAS,
  ...SAIS,
  ...UNIDADES,
  ...POSOLOGIA,
]);

const NUMERO_COM_UNIDADE = new RegExp(
  `^\\d+(${[...UNIDADES, 'h', 'hs', 'x', 'd', 'cp', 'cps', 'comp', 'caps', 'amp', 'gts', 'gotas'].join('|')})?$`,
);
/** An "h" alone is hours only after an interval; after a brand it is a diuretic (Corus H). */
const INTERVALOS: ReadonlySet<string> = new Set(lista('1 2 3 4 6 8 12 24 36 48 72'));

/**
 * Marks the words of a text that may be left out of a name: dose, form, route, salt, how to take
 * it.
 */
export function ignoraveis(texto: readonly string[]): readonly boolean[] {
  return texto.map(
    (palavra, posicao) =>
      NUMERO_COM_UNIDADE.test(palavra) ||
      IGNORAVEIS.has(palavra) ||
      (palavra === 'h' && INTERVALOS.has(texto[posicao - 1] ?? '')),
  );
}

/** Reads the route that a text names; undefined when it names none. */
export function viaNoTexto(texto: readonly string[]): Via | undefined {
  return PALAVRAS_DE_VIA.find(([, termos]) => termos.some((termo) => texto.includes(termo)))?.[0];
}
