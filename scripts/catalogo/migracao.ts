/** The catalogue of the domain as the migration that fills `apresentacoes`. */
import catalogo from '@domain/prescricao/dados/catalogo.json' with { type: 'json' };
import frequentes from '@domain/prescricao/dados/frequentes.json' with { type: 'json' };
import nomes from '@domain/prescricao/dados/nomes.json' with { type: 'json' };

export const MIGRACAO_DO_CATALOGO = 'supabase/migrations/20261121090940_catalogo_dados.sql';

/** What is prescribed less often than every frequent one. */
const DEPOIS_DOS_FREQUENTES = 10_000;
/** A second strength of a frequent ingredient stands among the first of rarer ones. */
const POR_POSICAO = 25;
const POR_FARMACO = 10;
const HOSPITALAR = 100_000;

const chaveDe = (dcb: readonly string[]) => [...dcb].sort().join('+');

/** Writes the migration; the same data make the same bytes. */
export function migracaoDoCatalogo(): string {
  const sinonimos = new Map(nomes.linhas.map((linha) => [chaveDe(linha.dcb), linha.nomes]));
  const frequencia = new Map(frequentes.linhas.map((dcb, n) => [chaveDe(dcb), n * POR_FARMACO]));
  const vistas = new Map<string, number>();
  const linhas = catalogo.linhas.map((linha) => {
    const chave = chaveDe(linha.dcb);
    const posicao = vistas.get(chave) ?? 0;
    vistas.set(chave, posicao + 1);
    const ordem =
      (frequencia.get(chave) ?? DEPOIS_DOS_FREQUENTES) +
      posicao * POR_POSICAO +
      ('uso_hospitalar' in linha ? HOSPITALAR : 0);
    return JSON.stringify({ ...linha, sinonimos: sinonimos.get(chave), ordem });
  });
  return `${CABECA}${linhas.join(',\n')}${PE}`;
}

const CABECA = `-- The catalogue, written by scripts/gerar-catalogo.ts from _shared/domain/prescricao/dados. Not by hand.

insert into public.apresentacoes (
  dcbs, forma, forma_texto, concentracao, via, uso, embalagens, marcas, sinonimos, generico, rename,
  uso_hospitalar, nao_partir, sulcado, gotas_por_ml, posologia, pediatrica, nota, estado, documentos, ordem
)
select l.dcb, l.forma, coalesce(l.forma_texto, l.forma), l.concentracao, l.via, l.uso,
  coalesce(l.embalagem, '{}'), coalesce(l.marcas, '{}'), coalesce(l.sinonimos, '{}'),
  coalesce(l.generico, false), coalesce(l.rename, false), coalesce(l.uso_hospitalar, false),
  coalesce(l.nao_partir, false), coalesce(l.sulcado, false), l.gotas_por_ml, l.posologia, l.pediatrica,
  l.nota, l.estado, coalesce(l.documento, '{}'), l.ordem
from jsonb_to_recordset($dados$[
`;
const PE = `
]$dados$) as l (
  dcb text[], forma text, forma_texto text, concentracao text, via text, uso text, embalagem text[],
  marcas text[], sinonimos text[], generico boolean, rename boolean, uso_hospitalar boolean,
  nao_partir boolean, sulcado boolean, gotas_por_ml smallint, posologia text, pediatrica text, nota text,
  estado text, documento text[], ordem int
);
`;
