import type { Esquema } from '@domain/clinico/motor/esquema.ts';

/**
 * Whether an object fits what a JSON Schema says of fields together: the few keywords that the tools'
 * schemas use for it (`allOf`, `oneOf`, `anyOf`, `required`, `properties` with `enum` or `false`).
 * @throws when the schema says something else, which would otherwise pass unread.
 */
export function combina(esquema: unknown, objeto: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(esquema as Esquema).every(([palavra, dito]) => {
    const partes = Array.isArray(dito) ? dito : [];
    const servem = () => partes.filter((parte) => combina(parte, objeto)).length;
    switch (palavra) {
      case 'allOf':
        return servem() === partes.length;
      case 'oneOf':
        return servem() === 1;
      case 'anyOf':
        return servem() > 0;
      case 'required':
        return partes.every((nome) => objeto[String(nome)] !== undefined);
      case 'properties':
        return Object.entries(dito as Esquema).every(([nome, propriedade]) =>
          cabe(propriedade, objeto[nome]),
        );
      default:
        throw new Error(`${palavra} is not read here`);
    }
  });
}

function cabe(propriedade: unknown, valor: unknown): boolean {
  if (valor === undefined) return true;
  if (propriedade === false) return false;
  const { enum: valores, ...resto } = propriedade as { enum?: unknown };
  if (!Array.isArray(valores) || Object.keys(resto).length > 0) {
    throw new Error(`${JSON.stringify(propriedade)} is not read here`);
  }
  return valores.includes(valor);
}
