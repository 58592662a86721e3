import { ActionIcon, Box, Button } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { formatarTamanho } from '../api/linhas.ts';
import type { EnvioDeArquivo, Envios, FaseDoEnvio } from '../envio/envios.ts';
import classes from './Anexos.module.css';

interface Props {
  envio: EnvioDeArquivo;
  envios: Envios;
}

/** A file of this device on its way: how far it is, why it stopped, and what can be done. */
export function ArquivoACaminho({ envio, envios }: Props) {
  const { chave, nome, bytes, situacao } = envio;
  const { fase } = situacao;
  const parado = fase === 'falhou' || fase === 'recusado';
  return (
    <li className={classes.anexo}>
      <IconFile size={20} aria-hidden className={classes.icone} />
      <Box miw={0}>
        <span className={classes.nome}>{nome}</span>
        <p className={parado ? classes.recusa : classes.detalhe} role={parado ? 'alert' : 'status'}>
          {palavrasDaFase(situacao, bytes)}
        </p>
        {fase === 'enviando' && (
          <progress
            className={classes.progresso}
            aria-label={`Envio de ${nome}`}
            max={1}
            value={situacao.fracao}
          />
        )}
      </Box>
      <div className={classes.acoes}>
        {(fase === 'falhou' || fase === 'sem-conexao') && (
          <Button variant="subtle" size="compact-sm" onClick={() => envios.tentarDeNovo(chave)}>
            Tentar de novo
          </Button>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${parado || fase === 'pronto' ? 'Remover' : 'Cancelar o envio de'} ${nome}`}
          onClick={() => envios.desistir(chave)}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

function palavrasDaFase(situacao: FaseDoEnvio, bytes: number): string {
  switch (situacao.fase) {
    case 'preparando':
      return 'Preparando o envio';
    case 'enviando':
      return `Enviando, ${Math.floor(situacao.fracao * 100)}% de ${formatarTamanho(bytes)}`;
    case 'conferindo':
      return 'Enviado. Conferindo o conteúdo';
    case 'sem-conexao':
      return 'Sem conexão. O envio continua quando ela voltar; não feche esta aba';
    case 'pronto':
      return `Pronto, ${formatarTamanho(situacao.anexo.bytes)}`;
    default:
      return situacao.frase;
  }
}
