import * as agenda from '@domain/contracts/agenda.ts';
import * as anexos from '@domain/contracts/anexos.ts';
import * as assinatura from '@domain/contracts/assinatura.ts';
import * as assistente from '@domain/contracts/assistente.ts';
import * as atendimento from '@domain/contracts/atendimento.ts';
import * as auth from '@domain/contracts/auth.ts';
import * as calculators from '@domain/contracts/calculators.ts';
import * as carimbo from '@domain/contracts/carimbo.ts';
import * as consulta from '@domain/contracts/consulta.ts';
import * as conta from '@domain/contracts/conta.ts';
import * as dispensacao from '@domain/contracts/dispensacao.ts';
import * as emissao from '@domain/contracts/emissao.ts';
import { respostaDeErroSchema } from '@domain/contracts/erro.ts';
import * as escala from '@domain/contracts/escala.ts';
import * as escriba from '@domain/contracts/escriba.ts';
import * as exportacao from '@domain/contracts/exportacao.ts';
import * as medical from '@domain/contracts/medical.ts';
import * as nuvem from '@domain/contracts/nuvem.ts';
import * as paciente from '@domain/contracts/paciente.ts';
import * as passagem from '@domain/contracts/passagem.ts';
import * as perfil from '@domain/contracts/perfil.ts';
import * as registro from '@domain/contracts/registro.ts';
import * as sncr from '@domain/contracts/sncr.ts';
import * as users from '@domain/contracts/users.ts';
import * as validation from '@domain/contracts/validation.ts';
import * as z from 'zod/mini';

/** A part of a JSON document. */
export type Json = Readonly<Record<string, unknown>>;

/** What is sent, or what is answered: of one contract the two may differ. */
type Lado = 'input' | 'output';

/** A field of an object. */
interface Campo {
  readonly nome: string;
  readonly esquema: Json;
  readonly exigido: boolean;
}

const CONTRATOS = [
  agenda,
  anexos,
  assistente,
  escriba,
  atendimento,
  assinatura,
  nuvem,
  auth,
  calculators,
  carimbo,
  conta,
  consulta,
  dispensacao,
  escala,
  exportacao,
  medical,
  paciente,
  passagem,
  perfil,
  registro,
  emissao,
  sncr,
  users,
  validation,
];
const PASTA = '#/components/schemas/';

/** The contracts as JSON Schema, each under its name: `respostaDeLoginSchema` is `RespostaDeLogin`. */
export class Esquemas {
  readonly #nomes = z.registry<{ id: string }>();
  readonly #todos: Readonly<Record<Lado, Readonly<Record<string, Json>>>>;
  readonly #usados = new Map<string, Json>();

  constructor() {
    this.#nomes.add(respostaDeErroSchema, { id: 'Falha' });
    for (const [nome, valor] of CONTRATOS.flatMap((contrato) => Object.entries(contrato))) {
      if (nome.endsWith('Schema') && valor instanceof z.ZodMiniType) {
        const id = nome.slice(0, 1).toUpperCase() + nome.slice(1, -'Schema'.length);
        this.#nomes.add(valor, { id });
      }
    }
    this.#todos = { input: this.#converter('input'), output: this.#converter('output') };
  }

  /** A reference to a contract, which is described from then on. */
  referencia(contrato: z.ZodMiniType, lado: Lado): Json {
    const nome = this.#nomeDe(contrato);
    this.#usar(nome, lado);
    return { $ref: PASTA + nome };
  }

  /** The fields of a contract, and whether each must be there; of alternatives, those of all. */
  campos(contrato: z.ZodMiniType, lado: Lado): readonly Campo[] {
    return camposDe(this.#todos[lado][this.#nomeDe(contrato)], this.#todos[lado]);
  }

  /** Those that something refers to, in order. */
  usados(): Record<string, Json> {
    return Object.fromEntries([...this.#usados].sort(([a], [b]) => a.localeCompare(b)));
  }

  #nomeDe(contrato: z.ZodMiniType): string {
    const nome = this.#nomes.get(contrato)?.id;
    if (!nome) throw new Error('a contract without a name');
    return nome;
  }

  #usar(nome: string, lado: Lado): void {
    const esquema = this.#todos[lado][nome];
    const antes = this.#usados.get(nome);
    if (antes && JSON.stringify(antes) !== JSON.stringify(esquema)) {
      throw new Error(`${nome} is sent and answered, and not alike`);
    }
    if (antes || !esquema) return;
    this.#usados.set(nome, esquema);
    for (const [, citado = ''] of JSON.stringify(esquema).matchAll(/"\$ref":"([^"]+)"/g)) {
      this.#usar(citado.slice(PASTA.length), lado);
    }
  }

  #converter(io: Lado): Readonly<Record<string, Json>> {
    const { schemas } = z.toJSONSchema(this.#nomes, {
      io,
      unrepresentable: 'any',
      uri: (id) => PASTA + id,
      override: ({ zodSchema, jsonSchema }) => ajustar(zodSchema, jsonSchema, io),
    });
    return Object.fromEntries(
      Object.entries(schemas).map(([nome, { $schema: _, $id: __, ...esquema }]) => [
        nome,
        JSON.parse(JSON.stringify(esquema), (_, valor) => semRepetir(valor)),
      ]),
    );
  }
}

interface Objeto {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Objeto[];
  readonly oneOf?: readonly Objeto[];
}

function camposDe(objeto: Objeto = {}, todos: Readonly<Record<string, Json>>): readonly Campo[] {
  if (objeto.$ref) return camposDe(todos[objeto.$ref.slice(PASTA.length)], todos);
  const { properties = {}, required = [], anyOf, oneOf } = objeto;
  const alternativas = (anyOf ?? oneOf ?? []).map((uma) => camposDe(uma, todos));
  const juntos = new Map(alternativas.flat().map((campo) => [campo.nome, campo]));
  return [
    ...Object.entries(properties).map(([nome, esquema]) => ({
      nome,
      esquema,
      exigido: required.includes(nome),
    })),
    ...[...juntos.values()].map((campo) => ({
      ...campo,
      exigido: alternativas.every((uma) => uma.find((c) => c.nome === campo.nome)?.exigido),
    })),
  ];
}

/** Says what a contract means and its conversion does not. */
function ajustar(contrato: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema, lado: Lado): void {
  const { def } = contrato._zod;
  // The pattern of a format is a page long, and says what the format does.
  if (json.format) delete json.pattern;
  if (def.type === 'custom' && aceita(contrato, {})) json.type = 'object';
  if (lado === 'output') {
    // An answer may gain fields.
    if (json.additionalProperties === false) delete json.additionalProperties;
    return;
  }
  // What turns an empty field into none takes an absent one too.
  if (def.type === 'object') {
    json.required = Object.entries(def.shape).flatMap(([nome, campo]) =>
      aceita(campo, undefined) ? [] : [nome],
    );
  }
  // A default is told as it would be sent.
  if (def.type === 'default') json.default = String(def.defaultValue);
  // Of an object that may be told in one text, the conversion knows only the object.
  if (def.type === 'pipe' && json.type === 'object' && aceita(contrato, 'texto')) {
    const objeto = { ...json };
    for (const chave of Object.keys(json)) delete json[chave];
    json.anyOf = [{ type: 'string' }, objeto];
  }
}

/** One list of alternatives for one of lists, with `null` in it once. */
function semRepetir(valor: unknown): unknown {
  if (typeof valor !== 'object' || valor === null || !('anyOf' in valor)) return valor;
  const { anyOf, ...resto } = valor as { anyOf: readonly Json[] };
  const todas = anyOf.flatMap((uma) =>
    Array.isArray(uma.anyOf) && Object.keys(uma).length === 1 ? (uma.anyOf as Json[]) : [uma],
  );
  return { ...resto, anyOf: [...new Map(todas.map((uma) => [JSON.stringify(uma), uma])).values()] };
}

function aceita(contrato: z.core.$ZodType, valor: unknown): boolean {
  return z.safeParse(contrato, valor).success;
}
