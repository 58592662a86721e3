import { ROTULO_DA_ORIGEM } from '@domain/crm/contato.ts';
import { ESTAGIOS, type Estagio, ROTULO_DO_ESTAGIO } from '@domain/crm/estagios.ts';
import { ActionIcon, Menu, Text } from '@mantine/core';
import {
  IconArrowsLeftRight,
  IconCalendarEvent,
  IconChecklist,
  IconPhone,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { diaEHora } from '@/lib/format/datas.ts';
import { obitoEm } from '@/shared/paciente/obito.ts';
import type { Cartao as DadosDoCartao } from '../api/linhas.ts';
import { diaEMes } from '../dias.ts';
import classes from './Quadro.module.css';
import { CARTAO } from './teclado.ts';

interface Props {
  cartao: DadosDoCartao;
  nomes: ReadonlyMap<string, string>;
  hoje: string;
  mover: (id: string, para: Estagio) => void;
}

/** One person: what the desk needs to know before the next contact, and nothing clinical. */
export function Cartao({ cartao, nomes, hoje, mover }: Props) {
  const { id, nome, responsavel_id, etiquetas } = cartao;
  return (
    <div className={classes.cartao}>
      <Link
        to="."
        search={(atual) => ({ ...atual, pessoa: id })}
        resetScroll={false}
        draggable={false}
        className={classes.nome}
        {...{ [CARTAO]: id }}
      >
        {nome}
      </Link>
      <Text mt={2} c="dimmed" fz="sm">
        {ROTULO_DA_ORIGEM[cartao.origem]}
        {responsavel_id && ` · ${nomes.get(responsavel_id) ?? 'Colega da clínica'}`}
      </Text>
      {cartao.data_obito && (
        <Text mt={2} c="dimmed" fz="sm">
          {obitoEm(cartao.data_obito)}
        </Text>
      )}
      <Prazos cartao={cartao} hoje={hoje} />
      {etiquetas.length > 0 && (
        <ul className={classes.etiquetas} aria-label="Etiquetas">
          {etiquetas.map((etiqueta) => (
            <li key={etiqueta}>{etiqueta}</li>
          ))}
        </ul>
      )}
      {!cartao.data_obito && <Mover cartao={cartao} mover={mover} />}
    </div>
  );
}

function Prazos({ cartao, hoje }: Pick<Props, 'cartao' | 'hoje'>) {
  const fuso = useFuso();
  const { proximo_atendimento, proximo_contato, tarefas_abertas } = cartao;
  if (!proximo_atendimento && !proximo_contato && tarefas_abertas === 0) return null;
  const atendimento = proximo_atendimento && diaEHora(proximo_atendimento, fuso);
  const vencido = proximo_contato !== null && proximo_contato < hoje;
  return (
    <ul className={classes.prazos}>
      {atendimento && (
        <li>
          <IconCalendarEvent size={16} aria-hidden />
          Atendimento {diaEMes(atendimento.dia)} às {atendimento.hora}
        </li>
      )}
      {proximo_contato && (
        <li data-vencido={vencido || undefined}>
          <IconPhone size={16} aria-hidden />
          {proximo_contato === hoje
            ? 'Contato hoje'
            : `Contato ${vencido ? 'atrasado, ' : ''}${diaEMes(proximo_contato)}`}
        </li>
      )}
      {tarefas_abertas > 0 && (
        <li>
          <IconChecklist size={16} aria-hidden />
          {tarefas_abertas === 1 ? '1 tarefa' : `${tarefas_abertas} tarefas`}
        </li>
      )}
    </ul>
  );
}

/** For the finger, and for who prefers a menu. */
function Mover({ cartao, mover }: Pick<Props, 'cartao' | 'mover'>) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes.mover}
          aria-label={`Mudar o estágio de ${cartao.nome}`}
        >
          <IconArrowsLeftRight size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Mover para</Menu.Label>
        {ESTAGIOS.filter((estagio) => estagio !== cartao.estagio).map((estagio) => (
          <Menu.Item key={estagio} onClick={() => mover(cartao.id, estagio)}>
            {ROTULO_DO_ESTAGIO[estagio]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
