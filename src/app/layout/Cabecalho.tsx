import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconCalculator,
  IconLayoutSidebar,
  IconLogout,
  IconMenu2,
  IconMessageQuestion,
  IconSearch,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Marca } from '@/components/Marca.tsx';
import { PATHS } from '@/config/paths.ts';
import { Sino } from '@/features/notificacoes/components/Sino.tsx';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import { IndicadorDeCertificado } from '@/shared/assinatura/components/IndicadorDeCertificado.tsx';
import { carregarAssistente } from './Assistente.tsx';
import classes from './Cabecalho.module.css';
import { carregarGaveta } from './Calculadoras.tsx';
import { MenuDaConta } from './MenuDaConta.tsx';
import { ID_DO_MENU } from './MenuLateral.tsx';
import { SeletorDeClinica } from './SeletorDeClinica.tsx';
import { useSair } from './useSair.ts';

interface Props {
  alternarMenu: () => void;
  abrirPaleta: () => void;
  abrirAjuda: () => void;
  /** Absent for who may not use the tools. */
  abrirCalculadoras: (() => void) | undefined;
  /** Absent for who may not ask the assistant. */
  abrirAssistente: (() => void) | undefined;
  menuAberto: boolean;
  celular: boolean;
}

/** The bar on top of every signed-in screen. */
export function Cabecalho(props: Props) {
  const { alternarMenu, abrirPaleta, abrirAjuda, abrirCalculadoras, menuAberto, celular } = props;
  const { abrirAssistente } = props;
  const sair = useSair();
  const pode = usePode();
  const IconeDoMenu = celular ? IconMenu2 : IconLayoutSidebar;
  return (
    <header className={classes.cabecalho}>
      <Tooltip label="Menu (Ctrl+B)">
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={menuAberto ? 'Recolher menu' : 'Abrir menu'}
          aria-expanded={menuAberto}
          aria-controls={celular ? undefined : ID_DO_MENU}
          onClick={alternarMenu}
        >
          <IconeDoMenu size={20} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <Link to={PATHS.app} className={classes.marca} aria-label="Pleno, ir para o início">
        <Marca semNome={celular} />
      </Link>
      <SeletorDeClinica />
      <div className={classes.espaco} />
      <Tooltip label="Buscar telas e pacientes (Ctrl+K)">
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Buscar telas e pacientes"
          onClick={abrirPaleta}
        >
          <IconSearch size={20} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      {abrirCalculadoras && (
        <Tooltip label="Calculadoras e scores (Ctrl+J)">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Calculadoras e scores"
            aria-haspopup="dialog"
            onPointerEnter={() => void carregarGaveta()}
            onClick={abrirCalculadoras}
          >
            <IconCalculator size={20} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
      {abrirAssistente && (
        <Tooltip label="Assistente">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Assistente"
            aria-haspopup="dialog"
            onPointerEnter={() => void carregarAssistente()}
            onClick={abrirAssistente}
          >
            <IconMessageQuestion size={20} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
      {pode('documentos.assinar') && <IndicadorDeCertificado soSePreciso={celular} />}
      <Sino />
      <MenuDaConta celular={celular} aoSair={sair} abrirAjuda={abrirAjuda} />
      {!celular && (
        <Tooltip label="Sair">
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Sair" onClick={sair}>
            <IconLogout size={20} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
    </header>
  );
}
