import { Button, Group, Stack } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Recado } from '@/components/Recado.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePendencias } from '@/lib/pendencias/usePendencias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { type Copia, RASCUNHO } from '../rascunho/copia-local.ts';

interface Props {
  /** When this visit began: what was typed since is in some editor, here or in another tab. */
  desde: number;
}

/**
 * Offers what an earlier visit typed and the server does not have, wherever the person comes in: a
 * session that ended by itself leads nobody back to the editor.
 */
export function RascunhosGuardados({ desde }: Props) {
  const { id: usuarioId } = usePerfil();
  const guardados = usePendencias(usuarioId, RASCUNHO);
  const [adiados, setAdiados] = useState<readonly string[]>([]);
  const endereco = useLocation({ select: ({ href }) => href });
  const deixados = guardados
    .filter(({ noAparelho, dados }) => noAparelho && Date.parse(dados.em) < desde)
    .map(({ dados }) => dados)
    // The patient's record offers it by itself.
    .filter(({ id, paciente_id }) => !adiados.includes(id) && !endereco.includes(paciente_id));

  return deixados.map((copia) => (
    <Deixado
      key={copia.id}
      copia={copia}
      aoAdiar={() => setAdiados((antes) => [...antes, copia.id])}
    />
  ));
}

function Deixado({ copia, aoAdiar }: { copia: Copia; aoAdiar: () => void }) {
  const fuso = useFuso();
  const titulo = copia.adendo_de
    ? 'Um adendo seu ainda não foi enviado'
    : 'Uma evolução sua ainda não foi enviada';
  return (
    <Stack mb="md">
      <Recado tom="aviso" titulo={titulo}>
        <Stack gap="xs" align="flex-start">
          <span>
            Tudo o que você escreveu até {formatarDataHora(copia.em, fuso)} está guardado neste
            aparelho, e só você o vê.
          </span>
          <Group gap="xs">
            <BotaoLink
              size="xs"
              to={PATHS.editarEvolucao}
              params={{ id: copia.paciente_id, prontuarioId: copia.id }}
            >
              Continuar rascunho
            </BotaoLink>
            <Button size="xs" variant="default" onClick={aoAdiar}>
              Agora não
            </Button>
          </Group>
        </Stack>
      </Recado>
    </Stack>
  );
}
