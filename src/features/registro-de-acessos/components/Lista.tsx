import { Group, Text, VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { AcaoDoAcesso } from '@/shared/acessos/components/AcaoDoAcesso.tsx';
import { PaginasDeAcessos } from '@/shared/acessos/components/PaginasDeAcessos.tsx';
import { QuemAcessou } from '@/shared/acessos/components/QuemAcessou.tsx';
import {
  type AcessoDaClinica,
  acessosDaClinicaOptions,
  type FiltroDoRegistro,
} from '../api/queries.ts';
import classes from './Registro.module.css';

interface Props {
  clinicaId: string;
  filtro: FiltroDoRegistro;
}

/** The log of the institution, newest first. */
export function Lista({ clinicaId, filtro }: Props) {
  const fuso = useFuso();
  const lista = useInfiniteQuery(acessosDaClinicaOptions(clinicaId, { ...filtro, fuso }));
  return (
    <PaginasDeAcessos
      lista={lista}
      filtro={filtro}
      vazia="Cada vez que alguém abre um prontuário desta instituição, escreve nele, o imprime ou exporta, aparece aqui."
      altura={320}
    >
      {/* Above the whole log stand the emergencies, each with its reason. */}
      {(acessos) => <Tabela acessos={acessos} comMotivo={filtro.tipo !== undefined} />}
    </PaginasDeAcessos>
  );
}

interface PropsDaTabela {
  acessos: readonly AcessoDaClinica[];
  comMotivo: boolean;
}

function Tabela({ acessos, comMotivo }: PropsDaTabela) {
  return (
    <table className={`cartao ${classes.tabela}`}>
      <caption>
        <VisuallyHidden>Acessos, do mais novo para o mais antigo</VisuallyHidden>
      </caption>
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
  const { quando, paciente_id, paciente_nome, acao, emergencia } = acesso;
  return (
    <tr data-emergencia={emergencia || undefined}>
      <td>
        <time dateTime={quando} className={classes.suave}>
          {formatarDataHora(quando, fuso)}
        </time>
      </td>
      <td>
        <QuemAcessou acesso={acesso} className={classes.suave} />
      </td>
      <td>
        <Group component="span" display="inline-flex" gap="0 0.5rem" align="baseline">
          <TextoLink to={PATHS.acessosAoProntuario} params={{ id: paciente_id }} inherit>
            {paciente_nome}
          </TextoLink>
          {acesso.restrito && (
            <span className={classes.restrito}>
              <IconLock size={14} aria-hidden />
              restrito
            </span>
          )}
        </Group>
      </td>
      <td>
        <AcaoDoAcesso acao={acao} emergencia={emergencia} />
        {comMotivo && acesso.justificativa && (
          <Text mt={2} maw="60ch" c="dimmed" fz="sm">
            Justificativa: {acesso.justificativa}
          </Text>
        )}
      </td>
    </tr>
  );
}
