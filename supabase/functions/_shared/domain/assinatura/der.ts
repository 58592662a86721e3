/** DER as it stands in the bytes: by which a list of a million lines is read without a tree of objects. */

/** One value: its tag, all its bytes, and those inside it. */
export interface Valor {
  readonly marca: number;
  readonly todo: Uint8Array;
  readonly dentro: Uint8Array;
}

/** Tags that are looked for. X.690, 8. */
export const MARCA = {
  inteiro: 0x02,
  bits: 0x03,
  octetos: 0x04,
  identificador: 0x06,
  enumerado: 0x0a,
  momentoCurto: 0x17,
  momento: 0x18,
  sequencia: 0x30,
} as const;

/** Reads the value at the beginning of bytes; undefined where there is none that fits. */
export function valorEm(bytes: Uint8Array, em = 0): Valor | undefined {
  const marca = bytes[em];
  const curto = bytes[em + 1];
  if (marca === undefined || curto === undefined) return undefined;
  // A length of up to seven bits, else how many bytes hold it: four are more than any list has.
  const quantos = curto < 0x80 ? 0 : curto & 0x7f;
  if (quantos > 4 || curto === 0x80) return undefined;
  let tamanho = quantos === 0 ? curto : 0;
  for (let i = 0; i < quantos; i += 1) tamanho = tamanho * 256 + (bytes[em + 2 + i] ?? 0);
  const inicio = em + 2 + quantos;
  const fim = inicio + tamanho;
  if (fim > bytes.length) return undefined;
  return { marca, todo: bytes.subarray(em, fim), dentro: bytes.subarray(inicio, fim) };
}

/** Goes through the values that stand one after another; ends where something else does. */
export function* valoresEm(bytes: Uint8Array): Generator<Valor> {
  for (let em = 0; em < bytes.length; ) {
    const valor = valorEm(bytes, em);
    if (!valor) return;
    yield valor;
    em += valor.todo.length;
  }
}

/** The values inside one; none where it is absent. */
export function dentroDe(valor: Valor | undefined): Valor[] {
  return valor ? [...valoresEm(valor.dentro)] : [];
}

/** Reads an instant, UTCTime or GeneralizedTime in Greenwich; undefined where it is none. RFC 5280, 4.1.2.5. */
export function momentoDe(valor: Valor | undefined): Date | undefined {
  const texto = new TextDecoder('latin1').decode(valor?.dentro);
  const curto = valor?.marca === MARCA.momentoCurto;
  const [, ano = '', mes, dia, hora, minuto, segundo] =
    (curto
      ? /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/
      : /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d{1,9})?Z$/
    ).exec(texto) ?? [];
  const inteiro = curto ? `${Number(ano) < 50 ? 20 : 19}${ano}` : ano;
  const data = new Date(`${inteiro}-${mes}-${dia}T${hora}:${minuto}:${segundo}Z`);
  return Number.isNaN(data.getTime()) ? undefined : data;
}

/** Reads an object identifier; undefined where it is none. */
export function identificadorDe(valor: Valor | undefined): string | undefined {
  if (valor?.marca !== MARCA.identificador) return undefined;
  const numeros: number[] = [];
  let numero = 0;
  for (const byte of valor.dentro) {
    numero = numero * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      numeros.push(numero);
      numero = 0;
    }
  }
  const [primeiro = 0, ...resto] = numeros;
  const arco = Math.min(2, Math.floor(primeiro / 40));
  return [arco, primeiro - 40 * arco, ...resto].join('.');
}

/** Drops the zeros that stand before a number: two writings of it are the same. */
export function semZerosAntes(numero: Uint8Array): Uint8Array {
  let inicio = 0;
  while (inicio < numero.length - 1 && numero[inicio] === 0) inicio += 1;
  return numero.subarray(inicio);
}
