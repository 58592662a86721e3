import { ROTULO_DO_TIPO } from '@domain/permissoes.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { AcaoDoAcesso } from '@/shared/acessos/components/AcaoDoAcesso.tsx';
import type { FiltroDoRegistro } from '../api/queries.ts';
import { type AcessoDaClinica, acessosDaClinicaOptions } from '../api/queries.ts';
import classes from './Registro.module.css';

interface Props {
  clinicaId: string;
  filtro: FiltroDoRegistro;
}

/** The log of the institution, newest first. */
export function Lista({ clinicaId, filtro }: Props) {
  const fuso = useFuso();
  const lista = useInfiniteQuery(acessosDaClinicaOptions(clinicaId, { ...filtro, fuso }));
  if (lista.isPending) {
    return (
      <Esqueleto>
        <Skeleton height={320} radius="lg" />
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
            : 'Cada vez que alguém abre um prontuário desta instituição, escreve nele, o imprime ou exporta, aparece aqui.'
        }
      />
    );
  }
  return (
    <>
      {/* Above the whole log stand the emergencies, each with its reason. */}
      <Tabela acessos={acessos} comMotivo={filtro.tipo !== undefined} />
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

interface PropsDaTabela {
  acessos: readonly AcessoDaClinica[];
  comMotivo: boolean;
}

function Tabela({ acessos, comMotivo }: PropsDaTabela) {
  return (
    <table className={classes.tabela}>
      <caption className={classes.legenda}>Acessos, do mais novo para o mais antigo</caption>
      <thead>
        <tr>
          <th scope="col">Quando</th>
          <th scope="col">Quem</th>
          <th scope="col">Paciente</th>
          <th scope="col">O que fez</th>
        </tr>
      </thead>
      <tbody>
        {acessos.map((acesso) => (
          <Linha key={acesso.id} acesso={acesso} comMotivo={comMotivo} />
        ))}
      </tbody>
    </table>
  );
}

function Linha({ acesso, comMotivo }: { acesso: AcessoDaClinica; comMotivo: boolean }) {
  const fuso = useFuso();
  const { quando, quem_nome, papel, paciente_id, paciente_nome, acao, emergencia } = acesso;
  return (
    <tr data-emergencia={emergencia || undefined}>
      <td>
        <time dateTime={quando} className={classes.suave}>
          {formatarDataHora(quando, fuso)}
        </time>
      </td>
      <td>
        {quem_nome} <span className={classes.suave}>{ROTULO_DO_TIPO[papel]}</span>
      </td>
      <td>
        <span className={classes.paciente}>
          <TextoLink to={PATHS.acessosAoProntuario} params={{ id: paciente_id }} inherit>
            {paciente_nome}
          </TextoLink>
          {acesso.restrito && (
            <span className={classes.restrito}>
              <IconLock size={14} aria-hidden />
              restrito
            </span>
          )}
        </span>
      </td>
      <td>
        <AcaoDoAcesso acao={acao} emergencia={emergencia} />
        {comMotivo && acesso.justificativa && (
          <p className={classes.suave}>Justificativa: {acesso.justificativa}</p>
        )}
      </td>
    </tr>
  );
}
