import { Badge, Box, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { PATHS } from '@/config/paths.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { conversasDaContaOptions } from '@/shared/conversas/api/queries.ts';
import { registrosOptions } from '../api/queries.ts';
import { ASSUNTO_PARA_O_PACIENTE } from '../conversas/assunto.ts';
import classes from './Inicio.module.css';

/** What waits to be read, each line leading there. */
export function ParaVoce() {
  const { id } = usePerfil();
  const { data: conversas = [] } = useQuery(conversasDaContaOptions(id));
  const { data: registros = [] } = useQuery(registrosOptions);
  const naoLidas = conversas.filter(({ nao_lidas }) => nao_lidas > 0);
  const novos = registros.filter(({ nova }) => nova);
  return (
    <Bloco titulo="Para você ler">
      {naoLidas.length + novos.length === 0 ? (
        <BlocoVazio>Nada de novo. Mensagens e registros compartilhados aparecem aqui.</BlocoVazio>
      ) : (
        <ul className="linhas">
          {naoLidas.map(({ paciente_id, assunto, clinica_nome, nao_lidas, previa }) => (
            <li key={`${paciente_id} ${assunto}`}>
              <Link
                to={PATHS.conversasDoPaciente}
                search={{ com: paciente_id, assunto }}
                className={`linha ${classes.linha}`}
              >
                <Textos nome={clinica_nome} detalhe={previa ?? ASSUNTO_PARA_O_PACIENTE[assunto]} />
                <Badge size="sm" flex="none">
                  {nao_lidas === 1 ? '1 mensagem' : `${nao_lidas} mensagens`}
                </Badge>
                <Seguir />
              </Link>
            </li>
          ))}
          {novos.map(({ id: registro, clinica_nome, autor_nome, adendo }) => (
            <li key={registro}>
              <Link
                to={PATHS.registroDoPaciente}
                params={{ id: registro }}
                className={`linha ${classes.linha}`}
              >
                <Textos
                  nome={adendo ? 'Novo complemento de registro' : 'Novo registro de consulta'}
                  detalhe={`${autor_nome}, ${clinica_nome}`}
                />
                <Seguir />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Bloco>
  );
}

function Textos({ nome, detalhe }: { nome: ReactNode; detalhe: ReactNode }) {
  return (
    <Box component="span" miw={0} flex={1}>
      <Text span inherit display="block" fw={600}>
        {nome}
      </Text>
      <Text span lineClamp={2} c="dimmed" fz="sm">
        {detalhe}
      </Text>
    </Box>
  );
}

function Seguir() {
  return <IconChevronRight size={20} aria-hidden className={classes.seguir} />;
}
