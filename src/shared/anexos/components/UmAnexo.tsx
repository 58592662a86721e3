import { ActionIcon, Box, UnstyledButton } from '@mantine/core';
import { IconDownload, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Anexo, ehImagem, formatarTamanho, nomeDoTipo } from '../api/linhas.ts';
import classes from './Anexos.module.css';

interface Props {
  anexo: Anexo;
  aoAbrir: (anexo: Anexo) => void;
  aoBaixar: (anexo: Anexo) => void;
  /** Shown under the name, besides kind and size. */
  detalhe?: ReactNode;
  /** Shown after the download button. */
  children?: ReactNode;
}

/** One attachment that was checked: its name opens it. */
export function UmAnexo({ anexo, aoAbrir, aoBaixar, detalhe, children }: Props) {
  const { nome, tipo, bytes, inativado_em } = anexo;
  const Icone = ehImagem(tipo) ? IconPhoto : IconFileTypePdf;
  return (
    <li className={classes.anexo} data-inativado={inativado_em ? '' : undefined}>
      <Icone size={20} aria-hidden className={classes.icone} />
      <Box miw={0}>
        <UnstyledButton
          className={classes.nome}
          onClick={() => aoAbrir(anexo)}
          aria-label={`Abrir ${nome}${ehImagem(tipo) ? '' : ' em outra aba'}`}
        >
          {nome}
        </UnstyledButton>
        <p className={classes.detalhe}>
          {nomeDoTipo(tipo)}, {formatarTamanho(bytes)}
          {detalhe}
        </p>
      </Box>
      <div className={classes.acoes}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Baixar ${nome}`}
          onClick={() => aoBaixar(anexo)}
        >
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
        {children}
      </div>
    </li>
  );
}
