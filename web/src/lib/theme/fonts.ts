import './fallback-fonts.css';
import './full-fonts.css';
import './small-fonts.css';
