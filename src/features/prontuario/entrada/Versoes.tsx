import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Entrada } from '../api/linhas.ts';
import classes from './VerEvolucao.module.css';

interface Props {
  versoes: readonly Entrada[];
  /** The version on the screen. */
  atual: string;
}

/** Every version of an entry: who, when and why; those replaced say so. */
export function Versoes({ versoes, atual }: Props) {
  if (versoes.length < 2) return null;
  return (
    <section className={classes.bloco} aria-labelledby="versoes">
      <Title order={2} size="h3" id="versoes">
        Versões
      </Title>
      <ol className={classes.versoes}>
        {versoes.map((versao) => (
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
                {versao.autor_nome}, {formatarDataHora(versao.finalizado_em ?? versao.criado_em)}
                {versao.motivo_correcao && ` · ${versao.motivo_correcao}`}
              </Text>
            </Stack>
          </li>
        ))}
      </ol>
    </section>
  );
}
