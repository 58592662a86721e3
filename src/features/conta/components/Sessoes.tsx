import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bloco } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarData, formatarHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { encerrarOutrasSessoes, encerrarSessao } from '../api/mutations.ts';
import { type SessaoAberta, sessoesOptions } from '../api/queries.ts';
import classes from './Sessoes.module.css';

/** Where the person is signed in, and the end of each. */
export function Sessoes() {
  const { id } = usePerfil();
  const cache = useQueryClient();
  const opcoes = sessoesOptions(id);
  const { data, isPending, error, refetch } = useQuery(opcoes);
  const encerrar = useMutation({
    mutationFn: (qual: SessaoAberta | 'outras') =>
      qual === 'outras' ? encerrarOutrasSessoes() : encerrarSessao(qual.id),
    // Also after a refusal: the session may have ended by itself.
    onSettled: () => cache.invalidateQueries({ queryKey: opcoes.queryKey }),
  });
  const outras = data?.some(({ atual }) => !atual);
  return (
    <Bloco
      titulo="Sessões abertas"
      acao={
        outras && (
          <Button
            variant="default"
            loading={encerrar.isPending && encerrar.variables === 'outras'}
            onClick={() => encerrar.mutate('outras')}
          >
            Encerrar as outras
          </Button>
        )
      }
    >
      {isPending && <Esqueleto linhas={2} />}
      {error && !data && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível carregar as sessões."
          aoTentar={() => void refetch()}
        />
      )}
      {encerrar.error && <Recado tom="erro" titulo={mensagemDeErro(encerrar.error)} />}
      {data && (
        <ul className={classes.lista}>
          {data.map((sessao) => (
            <Sessao
              key={sessao.id}
              sessao={sessao}
              encerrando={encerrar.isPending}
              aoEncerrar={() => encerrar.mutate(sessao)}
            />
          ))}
        </ul>
      )}
    </Bloco>
  );
}

interface Props {
  sessao: SessaoAberta;
  encerrando: boolean;
  aoEncerrar: () => void;
}

function Sessao({ sessao: { navegador, usada_em, atual }, encerrando, aoEncerrar }: Props) {
  const fuso = useFuso();
  const nome = navegador ?? 'Aparelho não identificado';
  const quando = `${formatarData(usada_em, fuso)}, ${formatarHora(usada_em, fuso)}`;
  return (
    <li className={classes.sessao}>
      <span>
        {nome}
        <span className={classes.quando}>
          {atual ? 'esta sessão' : <time dateTime={usada_em}>usada em {quando}</time>}
        </span>
      </span>
      {!atual && (
        <Button
          variant="subtle"
          disabled={encerrando}
          aria-label={`Encerrar ${nome}, usada em ${quando}`}
          onClick={aoEncerrar}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}
