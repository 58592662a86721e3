/** Files for tests: the smallest real ones, and the ways in which a file lies. */
import { crc32, deflateSync } from 'node:zlib';

const decodificar = (texto: string) => Uint8Array.from(Buffer.from(texto, 'base64'));

/** 16 × 8 px, with a colour profile, as a browser writes it. */
export const JPEG = decodificar(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAA' +
    'AABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAA' +
    'ABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAA' +
    'AAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAA' +
    'AAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAA' +
    'AABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABALDA4M' +
    'ChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8a' +
    'Gi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIABADASIAAhEB' +
    'AxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAMF/8QAHhAAAQQBBQAAAAAAAAAAAAAAAAUREhMBFSNCUWH/xAAVAQEBAAAAAAAA' +
    'AAAAAAAAAAAEBv/EABkRAQEBAAMAAAAAAAAAAAAAAAECABESMf/aAAwDAQACEQMRAD8AotLGrU7FVUucndvMdGWAEVXl1FEE' +
    'HWfN/9k=',
);

/** 16 × 8 px, with a colour profile, as a browser writes it. */
export const WEBP = decodificar(
  'UklGRiYCAABXRUJQVlA4WAoAAAAgAAAADwAABwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAA' +
    'AABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAA' +
    'ABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAA' +
    'AAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAA' +
    'AAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAA' +
    'AABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggOAAAANAB' +
    'AJ0BKhAACAACwEwlsAJ0ugACsw6gAP76rf8Bq+Yc49IlUxWSTf/ExbzrIu6uR3/Yb7DeGgAA',
);

/** 16 × 8 px, as a browser writes it. */
export const PNG = decodificar(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAYAAADwdn+XAAAAMklEQVR4AcyPwQkAAAgCo5Vq/wlqpvqGP+mjcD8RzwdSEcPg' +
    '9ozAQGfahTUSUGAvY38BAAD//4OnERsAAAAGSURBVAMA8isvIfBgNHAAAAAASUVORK5CYII=',
);

const deTexto = (texto: string) => Uint8Array.from(Buffer.from(texto, 'latin1'));

/** Bytes one after the other; texts stand for one byte a letter. */
export function bytes(...partes: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    Buffer.concat(partes.map((parte) => (typeof parte === 'string' ? deTexto(parte) : parte))),
  );
}

/** A program of Windows, as it begins. */
export const PROGRAMA = bytes('MZ\x90\0\x03\0\0\0', new Uint8Array(2000));

/** A PDF of one page that says `texto`; `extra` are objects of its own, from number 6 on. */
export function pdf(texto = 'Laudo', extra: readonly (Uint8Array | string)[] = [], raiz = '') {
  const pagina = `BT /F1 24 Tf 72 720 Td (${texto}) Tj ET`;
  const objetos = [
    `<< /Type /Catalog /Pages 2 0 R ${raiz} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${pagina.length} >>\nstream\n${pagina}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...extra,
  ];
  let inteiro = bytes('%PDF-1.7\n');
  const lugares = objetos.map((objeto, i) => {
    const lugar = inteiro.length;
    inteiro = bytes(inteiro, `${i + 1} 0 obj\n`, objeto, '\nendobj\n');
    return `${String(lugar).padStart(10, '0')} 00000 n \n`;
  });
  const tabela = `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${lugares.join('')}`;
  const fim = `trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${inteiro.length}\n%%EOF\n`;
  return bytes(inteiro, tabela, fim);
}

/** An object that packs other objects, as newer programs write them. */
export function objetosComprimidos(texto: string, dicionario = '/Filter /FlateDecode') {
  const comprimido = deflateSync(Buffer.from(texto, 'latin1'));
  return bytes(
    `<< /Type /ObjStm /N 1 /First 4 ${dicionario} /Length ${comprimido.length} >>\nstream\r\n`,
    comprimido,
    '\nendstream',
  );
}

/** One segment of a JPEG: marker `0xFF code`, length, content. */
function segmento(code: number, conteudo: Uint8Array): Uint8Array {
  const tamanho = conteudo.length + 2;
  return Uint8Array.from([0xff, code, tamanho >> 8, tamanho & 0xff, ...conteudo]);
}

const LOCAL = 'GPSLatitude -23.5505';

/** Exif as a telephone writes it: which way up (little-endian), and the place after it. */
function exif(orientacao: number): Uint8Array {
  const tiff = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientacao];
  return bytes('Exif\0\0', Uint8Array.from([...tiff, 0, 0, 0, 0, 0, 0, 0]), LOCAL);
}

/** A photo as a telephone takes it: the place, a comment, and a video behind the picture. */
export function fotoDeTelefone(orientacao = 6): Uint8Array<ArrayBuffer> {
  return bytes(
    JPEG.subarray(0, 2),
    segmento(0xe1, exif(orientacao)),
    segmento(0xed, deTexto('Photoshop 3.0')),
    segmento(0xfe, deTexto('comentário')),
    JPEG.subarray(2),
    'ftypmp42',
  );
}

/** Whether a file still says where it was made. */
export function dizOLocal(arquivo: Uint8Array): boolean {
  return Buffer.from(arquivo).includes(LOCAL);
}

/** One chunk of a PNG, with its check sum. */
export function trecho(tipo: string, dados: string): Uint8Array {
  const soma = Buffer.alloc(4);
  soma.writeUInt32BE(crc32(bytes(tipo, dados)));
  return bytes(Uint8Array.from([0, 0, 0, dados.length]), tipo, dados, soma);
}

/** A PNG that also says where it was made. */
export const PNG_COM_TEXTO = bytes(
  PNG.subarray(0, 33),
  trecho('tEXt', `Comment\0${LOCAL}`),
  PNG.subarray(33),
);

/** A WebP that also says where it was made, and announces it. */
export const WEBP_COM_TEXTO = (() => {
  const comTexto = bytes(WEBP, 'XMP ', Uint8Array.from([LOCAL.length, 0, 0, 0]), LOCAL);
  comTexto[20] = (comTexto[20] ?? 0) | 0x04;
  new DataView(comTexto.buffer).setUint32(4, comTexto.length - 8, true);
  return comTexto;
})();
