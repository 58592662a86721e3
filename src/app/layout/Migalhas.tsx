import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { type AnyRoute, Link, useMatches, useRouter } from '@tanstack/react-router';

interface Degrau {
  caminho: string;
  titulo: string;
}

/** The way up from a screen below the second level; nothing above that. */
export function Migalhas() {
  const { routesByPath } = useRouter();
  const atual = useMatches({ select: (rotas) => rotas.at(-1) });
  if (!atual?.staticData.acima) return null;

  const rotas: Readonly<Record<string, AnyRoute | undefined>> = routesByPath;
  const subir = (caminho: string): Degrau[] => {
    const dados = rotas[caminho]?.options.staticData;
    if (!dados?.titulo) return [];
    return [...(dados.acima ? subir(dados.acima) : []), { caminho, titulo: dados.titulo }];
  };

  return (
    <Breadcrumbs component="nav" className="so-na-tela" aria-label="Você está em" mb="sm">
      {subir(atual.staticData.acima).map(({ caminho, titulo }) => (
        <Anchor
          key={caminho}
          component={Link}
          to={preencher(caminho, atual.params)}
          size="sm"
          underline="hover"
        >
          {titulo}
        </Anchor>
      ))}
      <Text size="sm" c="dimmed" aria-current="page">
        {atual.staticData.titulo}
      </Text>
    </Breadcrumbs>
  );
}

/** `/paciente/$id` with `{ id: '7' }` → `/paciente/7`. */
function preencher(caminho: string, parametros: Readonly<Record<string, string>>): string {
  return caminho.replace(/\$(\w+)/g, (_, nome) => encodeURIComponent(parametros[nome] ?? ''));
}
