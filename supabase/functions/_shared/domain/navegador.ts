/** Browsers by what only they say of themselves: Edge and Opera call themselves Chrome too. */
const NAVEGADORES: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SISTEMAS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'no iPhone'],
  [/iPad/, 'no iPad'],
  [/Android/, 'no Android'],
  [/Windows/, 'no Windows'],
  [/Mac OS X|Macintosh/, 'no Mac'],
  [/CrOS/, 'no Chromebook'],
  [/Linux/, 'no Linux'],
];

/** A browser as its person knows it, of a `User-Agent`: "Chrome no Windows". */
export function nomeDoNavegador(userAgent: string): string {
  const achar = (lista: typeof SISTEMAS) => lista.find(([sinal]) => sinal.test(userAgent))?.[1];
  const nome = achar(NAVEGADORES) ?? 'Outro aplicativo';
  const sistema = achar(SISTEMAS);
  return sistema ? `${nome} ${sistema}` : nome;
}
