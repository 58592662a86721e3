import { Box, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import type { ConversaDaConta } from '@/shared/conversas/api/linhas.ts';
import { conversaComOptions } from '@/shared/conversas/api/queries.ts';
import { Conversa } from '@/shared/conversas/components/Conversa.tsx';
import classes from '@/shared/conversas/components/Conversas.module.css';
import { ASSUNTO_PARA_O_PACIENTE, QUEM_LE } from './assunto.ts';

/** One conversation of the patient's account, begun when it is opened. */
export function ConversaAberta({ conversa }: { conversa: ConversaDaConta }) {
  const { paciente_id, paciente_nome, assunto, clinica_nome, prazo_horas } = conversa;
  const aberta = useQuery(conversaComOptions(paciente_id, assunto));
  return (
    <>
      <header className={classes.cabecalho}>
        <span className={classes.voltar}>
          <BotaoLink
            to={PATHS.conversasDoPaciente}
            variant="default"
            size="xs"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            Conversas
          </BotaoLink>
        </span>
        <Box miw="8rem" flex={1}>
          <Title order={2} size="h3">
            {ASSUNTO_PARA_O_PACIENTE[assunto]}
          </Title>
          <Text size="sm" c="dimmed">
            {clinica_nome}, sobre {paciente_nome}
          </Text>
        </Box>
      </header>
      {aberta.isPending && <Esqueleto linhas={4} />}
      {aberta.error && (
        <EstadoErro
          erro={aberta.error}
          titulo="Não foi possível abrir esta conversa."
          aoTentar={() => void aberta.refetch()}
        />
      )}
      {aberta.data && (
        <Conversa
          conversaId={aberta.data}
          lado="paciente"
          recado={
            <>
              {QUEM_LE[assunto]} A clínica procura responder em até {prazo_horas} horas. Em uma
              urgência, não espere: ligue 192.
            </>
          }
        />
      )}
    </>
  );
}
