/** Server-sent events, as the browser and the functions read them. */

/** The data of each event of a stream; comments, by which servers say that they live, are none. */
export async function* eventosDe(
  corpo: ReadableStream<Uint8Array>,
  aoOuvir: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decodificador = new TextDecoder();
  let resto = '';
  for await (const bytes of partesDe(corpo)) {
    aoOuvir(bytes.length);
    const linhas = (resto + decodificador.decode(bytes, { stream: true })).split(/\r?\n/);
    resto = linhas.pop() ?? '';
    for (const linha of linhas) {
      if (linha.startsWith('data:')) yield linha.slice('data:'.length).trim();
    }
  }
}

/** A stream part by part: not every browser lets `for await` do it. */
async function* partesDe(corpo: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const leitor = corpo.getReader();
  try {
    for (let parte = await leitor.read(); !parte.done; parte = await leitor.read())
      yield parte.value;
  } finally {
    // Who stops reading ends the stream; one that failed has ended already.
    await leitor.cancel().catch(() => undefined);
  }
}
