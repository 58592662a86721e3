import { ROTULO_DO_TIPO } from '@domain/permissoes.ts';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { AcaoDoAcesso } from '@/shared/acessos/components/AcaoDoAcesso.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import type { FiltroDeAcessos } from '@/shared/prontuario/api/keys.ts';
import { type Acesso, acessosOptions } from '../api/sigilo.ts';
import classes from './Acessos.module.css';

/** The log of the patient of the screen, newest first. */
export function ListaDeAcessos({ filtro }: { filtro: FiltroDeAcessos }) {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const lista = useInfiniteQuery({
    ...acessosOptions(clinicaId, paciente.id, { ...filtro, fuso }),
    placeholderData: keepPreviousData,
  });
  if (lista.isPending) {
    return (
      <Esqueleto>
        <Skeleton height={240} radius="lg" />
      </Esqueleto>
    );
  }
  if (lista.isError) {
    return (
      <EstadoErro
        erro={lista.error}
        titulo="Não foi possível carregar os acessos."
        aoTentar={() => void lista.refetch()}
      />
    );
  }
  const acessos = lista.data.pages.flat();
  if (acessos.length === 0) {
    return (
      <EstadoVazio
        frase={
          Object.keys(filtro).length > 0
            ? 'Nenhum acesso combina com estes filtros.'
            : 'Cada vez que alguém abre este prontuário, escreve nele, o imprime ou exporta, aparece aqui.'
        }
      />
    );
  }
  return (
    <>
      <ol className={classes.lista} aria-label="Acessos, do mais novo para o mais antigo">
        {acessos.map((acesso) => (
          <LinhaDeAcesso key={acesso.id} acesso={acesso} />
        ))}
      </ol>
      {lista.hasNextPage && (
        <Button
          variant="default"
          loading={lista.isFetchingNextPage}
          onClick={() => void lista.fetchNextPage()}
        >
          Carregar mais antigos
        </Button>
      )}
    </>
  );
}

function LinhaDeAcesso({ acesso }: { acesso: Acesso }) {
  const fuso = useFuso();
  const { quando, autor, papel, acao, emergencia, motivo } = acesso;
  return (
    <li className={classes.acesso} data-emergencia={emergencia || undefined}>
      <time dateTime={quando} className={classes.quando}>
        {formatarDataHora(quando, fuso)}
      </time>
      <span>
        {autor?.nome ?? 'Conta sem nome'}{' '}
        <span className={classes.papel}>{ROTULO_DO_TIPO[papel]}</span>
      </span>
      <AcaoDoAcesso acao={acao} emergencia={emergencia} />
      {acao === 'acesso_de_emergencia' && motivo && (
        <span className={classes.motivo}>Justificativa: {motivo.motivo}</span>
      )}
    </li>
  );
}
