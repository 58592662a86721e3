import { prepararConteudo } from '@domain/anexos/conteudo.ts';
import { TAMANHO_MAXIMO, type TipoDeAnexo } from '@domain/anexos/tipos.ts';
import { bytes, JPEG, objetosComprimidos, PNG, pdf, trecho, WEBP } from '../support/arquivos.ts';

/** So much is asked of a file of the largest size: a little less, for its beginning and end. */
const ENCHIMENTO = TAMANHO_MAXIMO - 10_000;

/** Files of the largest size: what people send, and what is made of parts to keep the check busy. */
const ARQUIVOS: readonly (readonly [string, TipoDeAnexo, () => Uint8Array])[] = [
  ['PDF of one scan', 'application/pdf', () => pdf('x', [fluxo(acaso(ENCHIMENTO))])],
  ['JPEG, one scan', 'image/jpeg', () => entre(JPEG, -2, acaso(ENCHIMENTO, 0xfe))],
  ['JPEG of comments', 'image/jpeg', () => entre(JPEG, 2, repetido('\xff\xfe\0\x02'))],
  ['JPEG of turns', 'image/jpeg', () => entre(JPEG, 2, repetido(VIRADAS))],
  ['PNG of chunks', 'image/png', () => entre(PNG, 33, repetido(trecho('tEXt', '')))],
  ['WebP of chunks', 'image/webp', () => webp(repetido('XXXX\0\0\0\0'))],
  ['PDF of names', 'application/pdf', () => pdf('x', [repetido('/ObjStm')])],
  ['PDF of written letters', 'application/pdf', () => pdf('x', [repetido('/#41')])],
  [
    'PDF of packs in packs',
    'application/pdf',
    () => pdf('x', [repetido('obj/ObjStm /Filter /FlateDecode stream\n'), 'endstream']),
  ],
  [
    'PDF of small packs',
    'application/pdf',
    () => pdf('x', [repetido(objetosComprimidos('7 0 <<>>'))]),
  ],
  [
    'PDF of bombs',
    'application/pdf',
    () =>
      pdf(
        'x',
        Array.from({ length: 20 }, () => BOMBA),
      ),
  ],
];

/** `npm run bench -- anexos`: how long the check of a file takes, and how much memory it needs. */
export async function executar(): Promise<number> {
  const so = process.argv[3];
  console.info('| File | MiB | verdict | ms | resident, MiB more |\n|---|---|---|---|---|');
  for (const [nome, tipo, criar] of ARQUIVOS.filter(([nome]) => !so || nome === so)) {
    const arquivo = criar();
    const antes = process.memoryUsage.rss();
    const inicio = performance.now();
    const preparado = await prepararConteudo(arquivo, tipo);
    const ms = performance.now() - inicio;
    const mais = process.resourceUsage().maxRSS / 1024 - antes / 1024 ** 2;
    const veredito = 'recusa' in preparado ? preparado.recusa : 'taken';
    console.info(
      `| ${nome} | ${emMiB(arquivo.length)} | ${veredito} | ${ms.toFixed(0)} | ${mais.toFixed(0)} |`,
    );
  }
  return 0;
}

/** An Exif segment that announces 65,535 entries and has none. */
const VIRADAS = bytes('\xff\xe1\0\x12Exif\0\0MM\0*\0\0\0\x08\xff\xff');
const BOMBA = objetosComprimidos(' '.repeat(30 * 1024 ** 2));

const emMiB = (quantos: number) => (quantos / 1024 ** 2).toFixed(1);

const fluxo = (dados: Uint8Array) => bytes('<< /Length 1 >>\nstream\n', dados, '\nendstream');

function repetido(parte: Uint8Array | string): Uint8Array {
  return new Uint8Array(Buffer.alloc(ENCHIMENTO, Buffer.from(bytes(parte))));
}

/** Bytes up to `ate`, the same in each run. */
function acaso(quantos: number, ate = 0xff): Uint8Array {
  let semente = 1;
  return Uint8Array.from({ length: quantos }, () => {
    semente = (semente * 1_103_515_245 + 12_345) % 2 ** 31;
    return (semente >> 16) % (ate + 1);
  });
}

const entre = (arquivo: Uint8Array, em: number, dados: Uint8Array) =>
  bytes(arquivo.subarray(0, em < 0 ? arquivo.length + em : em), dados, arquivo.subarray(em));

function webp(dados: Uint8Array): Uint8Array {
  const inteiro = bytes(WEBP, dados.subarray(0, dados.length - (dados.length % 8)));
  new DataView(inteiro.buffer).setUint32(4, inteiro.length - 8, true);
  return inteiro;
}
