import type * as z from 'zod/mini';
import { type CanalDeAbas, criarCanal, travarAbas } from './abas.ts';
import { bancoDoAparelho, chaveiro } from './aparelho.ts';
import type { Banco } from './banco.ts';
import type { Chaveiro } from './chaveiro.ts';
import { abrir, selar } from './selo.ts';

interface Opcoes<T> {
  nome: string;
  schema: z.ZodMiniType<T>;
  /** What counts when nothing is kept, or what is kept cannot be read; it is not stored. */
  vazio: T;
  banco?: () => Promise<Banco>;
  chaveDe?: Chaveiro['chaveDe'];
  canal?: CanalDeAbas<string>;
}

type Mudanca<T> = (atual: T) => T;

interface Aberta<T> {
  valor: T;
  /** Which writing of the device the value comes from; null when the device has none. */
  marca: string | null;
  /** Changes that the device does not have yet. */
  fila: Mudanca<T>[];
  lida: boolean;
  abertura: Promise<void> | null;
  escoando: Promise<void>;
}

/** A value of each person that this device keeps sealed, and every tab shows alike. */
export interface Copia<T> {
  /** Reads what the device kept, once; never rejects. */
  abrir: (usuarioId: string) => Promise<void>;
  aberta: (usuarioId: string) => boolean;
  /** The same object as long as nothing changed. */
  ler: (usuarioId: string) => T;
  /** Changes the value here at once, and soon on the device over what another tab wrote meanwhile. */
  mudar: (usuarioId: string, como: Mudanca<T>) => void;
  /** Reads what other tabs wrote. */
  reler: (usuarioId: string) => Promise<void>;
  /** Resolves when the device has every change, as far as it keeps anything. */
  assentar: (usuarioId: string) => Promise<void>;
  assinar: (aoMudar: () => void) => () => void;
}

/** Keeps a value for each person in IndexedDB, sealed with their key. */
export function criarCopia<T>({
  nome,
  schema,
  vazio,
  banco = bancoDoAparelho,
  chaveDe = chaveiro.chaveDe,
  canal = criarCanal(`copia:${nome}`),
}: Opcoes<T>): Copia<T> {
  const pessoas = new Map<string, Aberta<T>>();
  const ouvintes = new Set<() => void>();
  const nada = JSON.stringify(vazio);

  function de(usuarioId: string): Aberta<T> {
    const achada = pessoas.get(usuarioId);
    if (achada) return achada;
    const escoando = Promise.resolve();
    const nova = { valor: vazio, marca: null, fila: [], lida: false, abertura: null, escoando };
    pessoas.set(usuarioId, nova);
    return nova;
  }

  function mostrar(pessoa: Aberta<T>, guardado: T): void {
    pessoa.valor = pessoa.fila.reduce((valor, como) => como(valor), guardado);
    for (const avisar of ouvintes) avisar();
  }

  /** Takes what the device has, where it is not what this tab read or wrote last. */
  async function atualizar(usuarioId: string): Promise<T | null> {
    const pessoa = de(usuarioId);
    const linha = await (await banco()).get('copias', [usuarioId, nome]);
    if ((linha?.marca ?? null) === pessoa.marca) return null;
    const lido = linha && (await abrir(await chaveDe(usuarioId), linha.selo, lugar(usuarioId)));
    const valor = schema.safeParse(lido);
    pessoa.marca = linha?.marca ?? null;
    return valor.success ? valor.data : vazio;
  }

  async function reler(usuarioId: string): Promise<void> {
    const novo = await atualizar(usuarioId).catch(() => null);
    if (novo !== null) mostrar(de(usuarioId), novo);
  }

  async function gravar(usuarioId: string, valor: T): Promise<void> {
    const pessoa = de(usuarioId);
    const db = await banco();
    const chave: [string, string] = [usuarioId, nome];
    if (JSON.stringify(valor) === nada) {
      await db.delete('copias', chave);
      pessoa.marca = null;
      return;
    }
    const marca = crypto.randomUUID();
    const selo = await selar(await chaveDe(usuarioId), valor, lugar(usuarioId));
    await db.put('copias', { marca, selo }, chave);
    pessoa.marca = marca;
  }

  /** Writes all changes over what the device has; where it keeps nothing, they hold in this tab. */
  async function escoar(usuarioId: string): Promise<void> {
    const pessoa = de(usuarioId);
    await abrirUmaVez(usuarioId);
    if (pessoa.fila.length === 0) return;
    await travarAbas(`copia:${nome}:${usuarioId}`, async () => {
      const deOutraAba = await atualizar(usuarioId);
      if (deOutraAba !== null) mostrar(pessoa, deOutraAba);
      const feitas = pessoa.fila.length;
      const { valor } = pessoa;
      await gravar(usuarioId, valor);
      pessoa.fila.splice(0, feitas);
    }).catch(() => undefined);
    canal.dizer(usuarioId);
  }

  function abrirUmaVez(usuarioId: string): Promise<void> {
    const pessoa = de(usuarioId);
    pessoa.abertura ??= reler(usuarioId).then(() => {
      pessoa.lida = true;
      for (const avisar of ouvintes) avisar();
    });
    return pessoa.abertura;
  }

  const lugar = (usuarioId: string) => ['copia', usuarioId, nome];
  canal.ouvir((usuarioId) => void (pessoas.get(usuarioId)?.lida && reler(usuarioId)));

  return {
    abrir: abrirUmaVez,
    aberta: (usuarioId) => de(usuarioId).lida,
    ler: (usuarioId) => de(usuarioId).valor,
    mudar(usuarioId, como) {
      const pessoa = de(usuarioId);
      pessoa.fila.push(como);
      pessoa.valor = como(pessoa.valor);
      pessoa.escoando = pessoa.escoando.then(() => escoar(usuarioId));
      for (const avisar of ouvintes) avisar();
    },
    reler,
    assentar: (usuarioId) => de(usuarioId).escoando,
    assinar(aoMudar) {
      ouvintes.add(aoMudar);
      return () => ouvintes.delete(aoMudar);
    },
  };
}
