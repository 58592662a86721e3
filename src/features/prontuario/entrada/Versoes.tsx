import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { TextoLink } from '@/components/ligacoes.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Entrada } from '../api/linhas.ts';
import classes from './VerEvolucao.module.css';

const Diferencas = sobDemanda(() =>
  import('./Diferencas.tsx').then((modulo) => ({ default: modulo.Diferencas })),
);

interface Props {
  versoes: readonly Entrada[];
  /** The version on the screen. */
  atual: string;
}

/** Every version of an entry: who, when and why; those replaced say so. */
export function Versoes({ versoes, atual }: Props) {
  const fuso = useFuso();
  if (versoes.length < 2) return null;
  return (
    <section className={classes.bloco} aria-labelledby="versoes">
      <Title order={2} size="h3" id="versoes">
        Versões
      </Title>
      <Stack component="ol" gap="sm">
        {versoes.map((versao, posicao) => (
          <li key={versao.id}>
            <Stack gap={2}>
              <Group gap="xs">
                {versao.id === atual ? (
                  <Text component="span" fw={600} aria-current="true">
                    Versão {versao.versao}
                  </Text>
                ) : (
                  <TextoLink
                    to={PATHS.verEvolucao}
                    params={{ id: versao.paciente_id, prontuarioId: versao.id }}
                  >
                    Versão {versao.versao}
                  </TextoLink>
                )}
                <Badge variant="light" color="gray" size="sm">
                  {versao.substituido_por ? 'substituída' : 'atual'}
                </Badge>
              </Group>
              <Text size="sm" c="dimmed">
                {versao.autor_nome},{' '}
                {formatarDataHora(versao.finalizado_em ?? versao.criado_em, fuso)}
                {versao.motivo_correcao && ` · ${versao.motivo_correcao}`}
              </Text>
              <OQueMudou antes={versoes[posicao + 1]} depois={versao} />
            </Stack>
          </li>
        ))}
      </Stack>
    </section>
  );
}

interface PropsDaMudanca {
  /** Undefined for the first version. */
  antes: Entrada | undefined;
  depois: Entrada;
}

/** Opens what changed since the version before. */
function OQueMudou({ antes, depois }: PropsDaMudanca) {
  const [aberto, { toggle }] = useDisclosure(false);
  if (!antes) return null;
  return (
    <div className="so-na-tela">
      <Button size="compact-sm" variant="subtle" aria-expanded={aberto} onClick={toggle}>
        {aberto ? 'Esconder as diferenças' : `O que mudou desde a versão ${antes.versao}`}
      </Button>
      {aberto && (
        <Suspense fallback={null}>
          <Diferencas antes={antes} depois={depois} />
        </Suspense>
      )}
    </div>
  );
}
