import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { ConviteCriado } from '../api/linhas.ts';
import classes from './Convites.module.css';
import { linkDoConvite } from './convite.ts';

interface Props {
  convite: ConviteCriado;
  aoFazerOutro: () => void;
}

/** The link of an invitation just made: here and now only, the database keeps its hash. */
export function LinkDoConvite({ convite, aoFazerOutro }: Props) {
  const fuso = useFuso();
  const { copy, copied, error } = useClipboard();
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  const link = linkDoConvite(window.location.origin, convite.token);

  return (
    <Paper withBorder radius="lg" p="lg" component="section" className={classes.pronto}>
      <Stack>
        <Title order={2} size="h3" ref={titulo} tabIndex={-1}>
          Convite pronto
        </Title>
        <Text>
          Copie o link e envie por onde preferir. <strong>Ele não será mostrado de novo</strong>:
          serve uma vez e vale até {formatarDataHora(convite.expira_em, fuso)}.
        </Text>
        <div className={classes.link}>
          <TextInput
            label="Link do convite"
            value={link}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
            error={error && 'O navegador não permitiu copiar. Selecione o link e copie por aqui.'}
          />
          <Button
            size="md"
            leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
            onClick={() => copy(link)}
          >
            <span role="status">{copied ? 'Copiado' : 'Copiar link'}</span>
          </Button>
        </div>
        <Group>
          <Button variant="default" onClick={aoFazerOutro}>
            Fazer outro convite
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
