import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { aceitesOptions } from '../api/queries.ts';
import { ENDERECO_DO_DOCUMENTO, NOME_DO_DOCUMENTO } from '../termos.ts';
import classes from './TermosAceitos.module.css';

/** Which versions of the documents the person accepted, and when. */
export function TermosAceitos() {
  const fuso = useFuso();
  const { id } = usePerfil();
  const { data, isPending, error, refetch } = useQuery(aceitesOptions(id));
  return (
    <Bloco titulo="Termos aceitos">
      {isPending && <Esqueleto linhas={1} />}
      {error && !data && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível carregar os aceites."
          aoTentar={() => void refetch()}
        />
      )}
      {data?.length === 0 && <BlocoVazio>Nenhum aceite registrado ainda.</BlocoVazio>}
      {data && data.length > 0 && (
        <ul className={classes.lista}>
          {data.map(({ documento, versao, aceito_em }) => (
            <li key={`${documento}-${versao}`}>
              <Anchor href={ENDERECO_DO_DOCUMENTO[documento]} target="_blank" rel="noopener">
                {NOME_DO_DOCUMENTO[documento]}
              </Anchor>
              <Text span c="dimmed" fz="sm">
                versão {versao}, em{' '}
                <time dateTime={aceito_em}>{formatarData(aceito_em, fuso)}</time>
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Bloco>
  );
}
