import { Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { comTecla } from '@/components/comTecla.ts';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { BUSCA_DA_TELA } from '@/config/constants.ts';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { conversasOptions } from '../api/queries.ts';

const PAUSA_MS = 300;

/** The person's conversations, the last first, found by what was asked and answered in them. */
export function Conversas({ aberta }: { aberta: string }) {
  const { id: perfilId } = usePerfil();
  const fuso = useFuso();
  const [procurado, setProcurado] = useState('');
  const [termo] = useDebouncedValue(procurado.trim(), PAUSA_MS);
  const { data, error, refetch } = useQuery(conversasOptions(perfilId, termo));
  return (
    <Bloco titulo="Conversas">
      <Stack gap="sm" p="md">
        <TextInput
          type="search"
          label="Procurar"
          placeholder={comTecla('Pergunta ou resposta')}
          value={procurado}
          onChange={(evento) => setProcurado(evento.currentTarget.value)}
          {...{ [BUSCA_DA_TELA]: '' }}
        />
      </Stack>
      {error && <EstadoErro erro={error} aoTentar={() => void refetch()} />}
      {!data && !error && <Esqueleto linhas={3} />}
      {data?.length === 0 && (
        <BlocoVazio>
          {termo ? 'Nenhuma conversa com isto.' : 'Suas conversas ficam guardadas aqui.'}
        </BlocoVazio>
      )}
      {data && data.length > 0 && (
        <ul className="linhas">
          {data.map(({ id, titulo, ultima_em, perguntas }) => (
            <li key={id}>
              <Link
                className="linha"
                to={PATHS.assistente}
                search={{ conversa: id }}
                aria-current={id === aberta ? 'page' : undefined}
              >
                <Stack gap={0} miw={0}>
                  <Text span lineClamp={2}>
                    {titulo}
                  </Text>
                  <Text span size="sm" c="dimmed">
                    {formatarDataHora(ultima_em, fuso)},{' '}
                    {perguntas === 1 ? '1 pergunta' : `${perguntas} perguntas`}
                  </Text>
                </Stack>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Bloco>
  );
}
