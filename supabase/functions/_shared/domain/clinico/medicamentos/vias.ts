import {
  type EfeitoDaVia,
  type Regra,
  type Severidade,
  type TabelaDeVias,
  VIAS_LOCAIS,
  type Via,
  type ViaLocal,
} from './tipos.ts';

/** What the route changes, by DCB. */
export interface Vias {
  readonly efeitos: ReadonlyMap<string, readonly EfeitoDaVia[]>;
  readonly formasLocais: ReadonlyMap<string, readonly ViaLocal[]>;
}

const LOCAIS: ReadonlySet<string> = new Set(VIAS_LOCAIS);

const NOMES_DAS_VIAS: Readonly<Record<ViaLocal, string>> = {
  topica: 'tópico',
  oftalmica: 'oftálmico',
  otologica: 'otológico',
  nasal: 'nasal',
  inalatoria: 'inalatório',
  vaginal: 'vaginal',
};

export function indexarVias(
  tabela: TabelaDeVias,
  membros: (medicamento: string) => readonly string[],
): Vias {
  const efeitos = new Map<string, EfeitoDaVia[]>();
  for (const efeito of tabela.efeitos) {
    for (const dcb of membros(efeito.medicamento)) {
      efeitos.set(dcb, [...(efeitos.get(dcb) ?? []), efeito]);
    }
  }
  return {
    efeitos,
    formasLocais: new Map(tabela.formas_locais.map(({ dcb, vias }) => [dcb, vias])),
  };
}

export function ehLocal(via: Via | undefined): via is ViaLocal {
  return via !== undefined && LOCAIS.has(via);
}

/**
 * Returns the severity of a rule when one of its drugs is used by a route; null when nothing is
 * left.
 */
export function severidadePelaVia(
  { efeitos }: Vias,
  regra: Regra,
  dcb: string,
  via: Via | undefined,
): Severidade | null {
  if (!ehLocal(via)) return regra.severidade;
  if (regra.somente_via === 'sistemica') return null;
  const efeito = efeitos
    .get(dcb)
    ?.find(
      ({ vias, regras }) =>
        vias.includes(via) && (regras === undefined || regras.includes(regra.n)),
    );
  return efeito ? (efeito.severidade ?? regra.severidade) : null;
}

/**
 * Says what a rule becomes in local use, for a drug whose route was not named; undefined when the
 * route is known, or would change nothing.
 */
export function condicaoDaVia(
  vias: Vias,
  regra: Regra,
  dcb: string,
  via: Via | undefined,
): string | undefined {
  const locais = via === undefined ? (vias.formasLocais.get(dcb) ?? []) : [];
  const mudam = locais
    .map((local) => ({ local, severidade: severidadePelaVia(vias, regra, dcb, local) }))
    .filter(({ severidade }) => severidade !== regra.severidade)
    .map(({ local, severidade }) => `${NOMES_DAS_VIAS[local]}, ${severidade ?? 'sem alerta'}`);
  if (mudam.length === 0) return undefined;
  return `Via de ${dcb} não informada: ${regra.severidade} em uso sistêmico; em uso ${mudam.join('; ')}.`;
}
