import '../../shared/fonts/inter.css';
import './tokens.css';
import './base.css';
